<?php
/**
 * Removes what the plugin has stored. Posts keep their blocks and shortcodes.
 *
 * @package QuizElements
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'quiz_elements' );

if ( is_multisite() ) {
	$quiz_elements_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $quiz_elements_sites as $quiz_elements_site ) {
		delete_blog_option( $quiz_elements_site, 'quiz_elements' );
	}
}
