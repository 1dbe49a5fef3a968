<?php
/**
 * The elements' scripts, on pages that have one alone.
 *
 * @package QuizElements
 */

defined( 'ABSPATH' ) || exit;

const QUIZ_ELEMENTS_HANDLE = 'quiz-elements-';

/**
 * Has the page load the script of an element, as a module.
 *
 * @param string $tag A known element.
 */
function quiz_elements_enqueue( $tag ) {
	$folder = quiz_elements_setting( 'script' );
	// Another server says itself how long its files are fresh.
	$version = '' === $folder ? QUIZ_ELEMENTS_VERSION : null;
	$folder  = '' === $folder ? plugins_url( 'assets', QUIZ_ELEMENTS_FILE ) : $folder;
	$source  = trailingslashit( $folder ) . $tag . '.js';
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		wp_enqueue_script_module( QUIZ_ELEMENTS_HANDLE . $tag, $source, array(), $version );
	} else {
		wp_enqueue_script( QUIZ_ELEMENTS_HANDLE . $tag, $source, array(), $version, true );
	}
}

/**
 * Before WordPress 6.5 every script is a classic one.
 *
 * @param string $html   The script tag.
 * @param string $handle Its handle.
 * @param string $source Its address.
 * @return string
 */
function quiz_elements_module_tag( $html, $handle, $source ) {
	$tag = 0 === strpos( $handle, QUIZ_ELEMENTS_HANDLE ) ? substr( $handle, strlen( QUIZ_ELEMENTS_HANDLE ) ) : '';
	if ( ! isset( quiz_elements_known()['elements'][ $tag ] ) ) {
		return $html;
	}
	return wp_get_script_tag(
		array(
			'type' => 'module',
			'src'  => $source,
			'id'   => "$handle-js",
		)
	);
}
add_filter( 'script_loader_tag', 'quiz_elements_module_tag', 10, 3 );
