<?php
/**
 * The block and the shortcodes. Both are drawn on the server, so authors without `unfiltered_html` may use them.
 *
 * @package QuizElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * What the block stores: which element, and its attributes under their own names.
 *
 * @return array<string, array>
 */
function quiz_elements_block_attributes() {
	$known  = quiz_elements_known();
	$stored = array(
		'element' => array(
			'type'    => 'string',
			'enum'    => array_keys( $known['elements'] ),
			'default' => 'quiz-app',
		),
	);
	foreach ( $known['attributes'] as $name => $facts ) {
		$stored[ $name ] = array( 'type' => 'string' ) + ( $facts['values'] ? array( 'enum' => $facts['values'] ) : array() );
	}
	return $stored;
}

/**
 * Draws the block.
 *
 * @param array $written What is stored; WordPress has left out what the schema refuses.
 * @return string
 */
function quiz_elements_render_block( $written ) {
	// A post that was written past the editor may name anything.
	$asked   = isset( $written['element'] ) ? $written['element'] : '';
	$element = in_array( $asked, array_keys( quiz_elements_known()['elements'] ), true ) ? $asked : 'quiz-app';
	$html    = quiz_elements_render( $element, $written );
	return '' === $html ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
}

/**
 * Draws a shortcode: `[quiz_app quiz="…"]`, `[slot_booker]`, `[quiz_admin]`.
 *
 * @param array|string $written Its attributes; an empty text where it has none.
 * @param string|null  $content What it encloses, which is not shown.
 * @param string       $code    Its name.
 * @return string
 */
function quiz_elements_render_shortcode( $written, $content, $code ) {
	return quiz_elements_render( str_replace( '_', '-', $code ), is_array( $written ) ? $written : array() );
}

/**
 * What the editor's script shows of the elements.
 *
 * @return array
 */
function quiz_elements_editor_facts() {
	$known     = quiz_elements_known();
	$standards = array();
	foreach ( array_keys( $known['attributes'] ) as $name ) {
		$standards[ $name ] = quiz_elements_setting( $name );
	}
	return $known + array(
		'standards' => $standards,
		'settings'  => current_user_can( 'manage_options' ) ? quiz_elements_settings_url() : '',
	);
}

/**
 * Registers all of it.
 */
function quiz_elements_register() {
	wp_register_script(
		'quiz-elements-editor',
		plugins_url( 'editor.js', QUIZ_ELEMENTS_FILE ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ),
		QUIZ_ELEMENTS_VERSION,
		true
	);
	wp_set_script_translations( 'quiz-elements-editor', 'quiz-elements', dirname( QUIZ_ELEMENTS_FILE ) . '/languages' );
	register_block_type(
		dirname( QUIZ_ELEMENTS_FILE ),
		array(
			'attributes'      => quiz_elements_block_attributes(),
			'render_callback' => 'quiz_elements_render_block',
		)
	);
	foreach ( array_keys( quiz_elements_known()['elements'] ) as $tag ) {
		add_shortcode( str_replace( '-', '_', $tag ), 'quiz_elements_render_shortcode' );
	}
}
add_action( 'init', 'quiz_elements_register' );

/**
 * Gives the editor's script its facts, in the editor alone.
 */
function quiz_elements_tell_editor() {
	$facts = wp_json_encode( quiz_elements_editor_facts(), JSON_HEX_TAG );
	wp_add_inline_script( 'quiz-elements-editor', "window.quizElementsEditor = $facts;", 'before' );
}
add_action( 'enqueue_block_editor_assets', 'quiz_elements_tell_editor' );
