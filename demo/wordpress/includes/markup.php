<?php
/**
 * The HTML of an element.
 *
 * @package QuizElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * What an attribute may hold of what a post says; an empty text is the same as no attribute.
 *
 * @param string $name  The attribute.
 * @param array  $facts Its row in elements.php.
 * @param string $text  What the post says.
 * @return string
 */
function quiz_elements_allowed_text( $name, $facts, $text ) {
	if ( $facts['values'] ) {
		return in_array( $text, $facts['values'], true ) ? $text : '';
	}
	return $facts['address'] ? quiz_elements_allowed_address( $name, $text ) : $text;
}

/**
 * The attributes of an element: what the post says, else what the site has set.
 *
 * @param array $written By name; unknown names are left out.
 * @return array<string, string>
 */
function quiz_elements_attributes( $written ) {
	$attributes = array();
	foreach ( quiz_elements_known()['attributes'] as $name => $facts ) {
		$text = isset( $written[ $name ] ) && is_scalar( $written[ $name ] ) ? trim( (string) $written[ $name ] ) : '';
		$text = quiz_elements_allowed_text( $name, $facts, $text );
		$text = '' === $text ? quiz_elements_setting( $name ) : $text;
		if ( '' !== $text ) {
			$attributes[ $name ] = $text;
		}
	}
	return $attributes;
}

/**
 * A sentence for people who write here; visitors do not see it.
 *
 * @param string $sentence Without HTML.
 * @param bool   $to_set   Whether it is about the settings.
 * @return string
 */
function quiz_elements_hint( $sentence, $to_set ) {
	if ( ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	$link = $to_set && current_user_can( 'manage_options' )
		? sprintf( ' <a href="%s">%s</a>', esc_url( quiz_elements_settings_url() ), esc_html__( 'Settings → Quiz elements', 'quiz-elements' ) )
		: '';
	return sprintf( '<p class="quiz-elements-hint" role="note"><strong>%s</strong> %s%s</p>', esc_html__( 'Quiz elements:', 'quiz-elements' ), esc_html( $sentence ), $link );
}

/**
 * The tag itself.
 *
 * @param string                $tag        A known element.
 * @param array<string, string> $attributes By name.
 * @return string
 */
function quiz_elements_tag( $tag, $attributes ) {
	$html   = '';
	$accent = quiz_elements_setting( 'accent' );
	foreach ( $attributes as $name => $text ) {
		$html .= sprintf( ' %s="%s"', $name, esc_attr( $text ) );
	}
	if ( '' !== $accent ) {
		$html .= sprintf( ' style="%s"', esc_attr( "--quiz-accent:$accent" ) );
	}
	$loading = esc_html__( 'Loading…', 'quiz-elements' );
	$without = esc_html__( 'This part of the page needs JavaScript.', 'quiz-elements' );
	return "<{$tag}{$html}><p>$loading</p><noscript><p>$without</p></noscript></$tag>";
}

/**
 * An element with its script; in a feed, where no script runs, a link to the post.
 *
 * @param string $tag     A known element.
 * @param array  $written Its attributes, as the post has them.
 * @return string
 */
function quiz_elements_render( $tag, $written ) {
	if ( is_feed() ) {
		return sprintf( '<p><a href="%s">%s</a></p>', esc_url( get_permalink() ), esc_html( get_the_title() ) );
	}
	$attributes = quiz_elements_attributes( $written );
	if ( ! isset( $attributes['api-base'] ) ) {
		return quiz_elements_hint( __( 'nothing is shown until an administrator has set the address of the API.', 'quiz-elements' ), true );
	}
	quiz_elements_enqueue( $tag );
	$refused = ! empty( $written['api-base'] ) && '' === quiz_elements_allowed_address( 'api-base', (string) $written['api-base'] );
	/* translators: %s: an address. */
	$sentence = __( 'posts may not name the API %s, so the one of this site is used. An administrator can allow it.', 'quiz-elements' );
	$hint     = $refused ? quiz_elements_hint( sprintf( $sentence, $written['api-base'] ), true ) : '';
	return $hint . quiz_elements_tag( $tag, $attributes );
}
