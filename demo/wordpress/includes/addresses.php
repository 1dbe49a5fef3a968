<?php
/**
 * Which addresses an element may be given.
 *
 * The elements send the visitor's bearer token to `api-base` and have the sign-in bring it to `frontend-url`. So a post may name
 * only addresses of this site or those that an administrator has set: an author could otherwise collect tokens.
 *
 * @package QuizElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * Scheme, host and port in lower case; an empty text for what is no http address.
 *
 * @param string $url An address.
 * @return string
 */
function quiz_elements_origin( $url ) {
	$parts = wp_parse_url( $url );
	if ( ! isset( $parts['scheme'], $parts['host'] ) || isset( $parts['user'] ) ) {
		return '';
	}
	$port = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
	return strtolower( $parts['scheme'] . '://' . $parts['host'] ) . $port;
}

/**
 * Whether an address is a path such as `/api`: `//host/api` and `http:api` are none.
 *
 * @param string $url An address.
 * @return bool
 */
function quiz_elements_is_path( $url ) {
	$parts = wp_parse_url( $url );
	return '/' === substr( $url, 0, 1 ) && is_array( $parts ) && ! isset( $parts['scheme'] ) && ! isset( $parts['host'] );
}

/**
 * An absolute http address, or a path of this site; an empty text for anything else.
 *
 * @param string   $text    What somebody wrote.
 * @param string[] $schemes Allowed ones.
 * @return string
 */
function quiz_elements_clean_address( $text, $schemes = array( 'http', 'https' ) ) {
	$text = trim( $text );
	// Without a scheme esc_url_raw() would make a host of it; browsers read a backslash as a slash and skip tabs.
	if ( ! preg_match( '#^(/|[a-z]+:)#i', $text ) || preg_match( '/[\s\\\\[:cntrl:]]/', $text ) ) {
		return '';
	}
	$url = esc_url_raw( $text, $schemes );
	if ( quiz_elements_is_path( $url ) || quiz_elements_origin( $url ) ) {
		return $url;
	}
	return in_array( 'mailto', $schemes, true ) && 0 === stripos( $url, 'mailto:' ) ? $url : '';
}

/**
 * Whether an address belongs to this site.
 *
 * @param string $url A clean address.
 * @return bool
 */
function quiz_elements_is_own( $url ) {
	return quiz_elements_is_path( $url ) || quiz_elements_origin( $url ) === quiz_elements_origin( home_url() );
}

/**
 * Whether posts may name this API.
 *
 * @param string $url A clean address.
 * @return bool
 */
function quiz_elements_is_known_api( $url ) {
	$known = preg_split( '/\s+/', quiz_elements_setting( 'apis' ), -1, PREG_SPLIT_NO_EMPTY );
	$known = array_map( 'untrailingslashit', array_merge( $known, array( quiz_elements_setting( 'api-base' ) ) ) );
	return quiz_elements_is_own( $url ) || in_array( untrailingslashit( $url ), $known, true );
}

/**
 * The address that an element gets for what a post says; an empty text where it may not have it.
 *
 * @param string $name The attribute.
 * @param string $text What the post says.
 * @return string
 */
function quiz_elements_allowed_address( $name, $text ) {
	if ( 'api-base' === $name || 'frontend-url' === $name ) {
		$url     = quiz_elements_clean_address( $text );
		$allowed = 'api-base' === $name ? quiz_elements_is_known_api( $url ) : quiz_elements_is_own( $url );
		return $allowed ? $url : '';
	}
	return quiz_elements_clean_address( $text, 'brand-logo' === $name ? array( 'http', 'https' ) : array( 'http', 'https', 'mailto' ) );
}
