<?php
/**
 * Settings → Quiz elements.
 *
 * @package QuizElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * The fields, by the name under which each is stored. Those that are named as an attribute are its default on this site.
 *
 * @return array<string, array{label: string, hint: string, check: callable}>
 */
function quiz_elements_fields() {
	$address = __( 'It must begin with https:// or http://, or be a path of this site such as /api.', 'quiz-elements' );
	return array(
		'api-base'    => array(
			'label' => __( 'Address of the API', 'quiz-elements' ),
			/* translators: %s: an origin such as https://example.org. */
			'hint'  => sprintf( __( 'For example https://api.example.org/api. The API must allow this site: add %s to its ALLOWED_ORIGINS.', 'quiz-elements' ), quiz_elements_origin( home_url() ) ),
			'check' => 'quiz_elements_clean_address',
			'rule'  => $address,
		),
		'apis'        => array(
			'label' => __( 'Other APIs that posts may name', 'quiz-elements' ),
			'hint'  => __( 'Separated by spaces. Visitors’ sign-ins are sent to the API of a post, so name only those that you trust.', 'quiz-elements' ),
			'check' => 'quiz_elements_clean_addresses',
			'rule'  => $address,
		),
		'script'      => array(
			'label' => __( 'Folder of the scripts', 'quiz-elements' ),
			'hint'  => __( 'Empty: the files that came with this plugin. Otherwise the address of a folder with quiz-app.js, quiz-admin.js and slot-booker.js.', 'quiz-elements' ),
			'check' => 'quiz_elements_clean_folder',
			'rule'  => $address,
		),
		'brand-name'  => array(
			'label' => __( 'Brand', 'quiz-elements' ),
			'hint'  => __( 'The product’s short name, in the header and the welcome.', 'quiz-elements' ),
			'check' => 'sanitize_text_field',
			'rule'  => __( 'It must be a plain text.', 'quiz-elements' ),
		),
		'accent'      => array(
			'label' => __( 'Accent colour', 'quiz-elements' ),
			'hint'  => __( 'For example #0f6f63.', 'quiz-elements' ),
			'check' => 'sanitize_hex_color',
			'rule'  => __( 'It must be a colour such as #0f6f63.', 'quiz-elements' ),
		),
		'terms-url'   => array(
			'label' => __( 'Terms of service', 'quiz-elements' ),
			'hint'  => __( 'Their address, linked below the sign-in button.', 'quiz-elements' ),
			'check' => 'quiz_elements_clean_address',
			'rule'  => $address,
		),
		'privacy-url' => array(
			'label' => __( 'Privacy policy', 'quiz-elements' ),
			'hint'  => __( 'Its address, linked below the sign-in button.', 'quiz-elements' ),
			'check' => 'quiz_elements_clean_address',
			'rule'  => $address,
		),
	);
}

/**
 * Addresses separated by spaces; an empty text if one of them is none.
 *
 * @param string $text What was written.
 * @return string
 */
function quiz_elements_clean_addresses( $text ) {
	$written = preg_split( '/\s+/', $text, -1, PREG_SPLIT_NO_EMPTY );
	$clean   = array_filter( array_map( 'quiz_elements_clean_address', $written ) );
	return count( $clean ) === count( $written ) ? implode( ' ', $clean ) : '';
}

/**
 * A folder, also where somebody names a script in it.
 *
 * @param string $text What was written.
 * @return string
 */
function quiz_elements_clean_folder( $text ) {
	return quiz_elements_clean_address( preg_replace( '#/[\w-]+\.js$#', '/', trim( $text ) ) );
}

/**
 * What is stored of a form. What is refused stays as it was, and the page says why.
 *
 * @param mixed $form By name.
 * @return array<string, string>
 */
function quiz_elements_sanitize( $form ) {
	$settings = array();
	foreach ( quiz_elements_fields() as $name => $field ) {
		$written = is_array( $form ) && isset( $form[ $name ] ) && is_string( $form[ $name ] ) ? trim( $form[ $name ] ) : '';
		$clean   = (string) call_user_func( $field['check'], $written );
		if ( '' === $clean && '' !== $written ) {
			/* translators: 1: a field, 2: what was written, 3: what it must be. */
			$sentence = __( '%1$s: “%2$s” was not saved. %3$s', 'quiz-elements' );
			$message  = sprintf( $sentence, $field['label'], $written, $field['rule'] );
			add_settings_error( QUIZ_ELEMENTS_OPTION, "quiz-elements-$name", esc_html( $message ) );
			$clean = quiz_elements_setting( $name );
		}
		$settings[ $name ] = $clean;
	}
	return $settings;
}

/**
 * Draws one field.
 *
 * @param array{name: string, hint: string} $field As registered below.
 */
function quiz_elements_draw_field( $field ) {
	printf(
		'<input type="text" class="regular-text" id="quiz-elements-%1$s" name="%2$s[%1$s]" value="%3$s" aria-describedby="quiz-elements-%1$s-hint"><p class="description" id="quiz-elements-%1$s-hint">%4$s</p>',
		esc_attr( $field['name'] ),
		esc_attr( QUIZ_ELEMENTS_OPTION ),
		esc_attr( quiz_elements_setting( $field['name'] ) ),
		esc_html( $field['hint'] )
	);
}

/**
 * Registers the option and its fields; the Settings API checks nonce and capability.
 */
function quiz_elements_register_settings() {
	register_setting( 'quiz-elements', QUIZ_ELEMENTS_OPTION, array( 'sanitize_callback' => 'quiz_elements_sanitize' ) );
	add_settings_section( 'quiz-elements', '', '__return_null', 'quiz-elements' );
	foreach ( quiz_elements_fields() as $name => $field ) {
		$facts = array(
			'name'      => $name,
			'hint'      => $field['hint'],
			'label_for' => "quiz-elements-$name",
		);
		add_settings_field( $name, esc_html( $field['label'] ), 'quiz_elements_draw_field', 'quiz-elements', 'quiz-elements', $facts );
	}
}
add_action( 'admin_init', 'quiz_elements_register_settings' );

/**
 * Draws the page.
 */
function quiz_elements_draw_page() {
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><form method="post" action="options.php">';
	settings_fields( 'quiz-elements' );
	do_settings_sections( 'quiz-elements' );
	submit_button();
	echo '</form></div>';
}

/**
 * Puts the page into the menu.
 */
function quiz_elements_add_page() {
	$title = __( 'Quiz elements', 'quiz-elements' );
	add_options_page( $title, $title, 'manage_options', 'quiz-elements', 'quiz_elements_draw_page' );
}
add_action( 'admin_menu', 'quiz_elements_add_page' );

/**
 * A link to it in the list of plugins.
 *
 * @param string[] $links The plugin's links.
 * @return string[]
 */
function quiz_elements_add_link( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( quiz_elements_settings_url() ), esc_html__( 'Settings', 'quiz-elements' ) );
	return array_merge( array( 'settings' => $link ), $links );
}
add_filter( 'plugin_action_links_' . plugin_basename( QUIZ_ELEMENTS_FILE ), 'quiz_elements_add_link' );
