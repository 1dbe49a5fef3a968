<?php
/**
 * What an administrator has set for the whole site.
 *
 * @package QuizElements
 */

defined( 'ABSPATH' ) || exit;

const QUIZ_ELEMENTS_OPTION = 'quiz_elements';

/**
 * A setting; an empty text where it was never set.
 *
 * @param string $name As in quiz_elements_fields().
 * @return string
 */
function quiz_elements_setting( $name ) {
	$settings = get_option( QUIZ_ELEMENTS_OPTION );
	return is_array( $settings ) && isset( $settings[ $name ] ) ? (string) $settings[ $name ] : '';
}

/**
 * The address of the settings page.
 *
 * @return string
 */
function quiz_elements_settings_url() {
	return admin_url( 'options-general.php?page=quiz-elements' );
}
