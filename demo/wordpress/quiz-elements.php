<?php
/**
 * Plugin Name:       Quiz elements
 * Description:       Timed multiple-choice quizzes with maths, slot booking and their administration, as a block and as shortcodes.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       quiz-elements
 * Domain Path:       /languages
 *
 * @package QuizElements
 */

defined( 'ABSPATH' ) || exit;

define( 'QUIZ_ELEMENTS_VERSION', '0.1.0' );
define( 'QUIZ_ELEMENTS_FILE', __FILE__ );

require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/addresses.php';
require __DIR__ . '/includes/markup.php';
require __DIR__ . '/includes/scripts.php';
require __DIR__ . '/includes/block.php';
if ( is_admin() ) {
	require __DIR__ . '/includes/settings-page.php';
}

/**
 * The elements and their attributes, as the scripts know them: generated, see the file.
 *
 * @return array{elements: array<string, string>, attributes: array<string, array>}
 */
function quiz_elements_known() {
	static $known = null;
	if ( null === $known ) {
		$known = require __DIR__ . '/includes/elements.php';
	}
	return $known;
}

/**
 * Reads the translations that lie beside the plugin.
 */
function quiz_elements_load_texts() {
	load_plugin_textdomain( 'quiz-elements', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
}
add_action( 'init', 'quiz_elements_load_texts', 5 );
