<?php
/**
 * The elements and their attributes. Generated from embed/meta/elements.meta.ts by `npm run meta`.
 *
 * @package QuizElements
 */

defined( 'ABSPATH' ) || exit;

return array(
	'elements'   => array(
		'quiz-app'    => __( 'Every screen; its routes live in the page\'s hash, as `#/…`, and any other hash is left to the page.', 'quiz-elements' ),
		'quiz-admin'  => __( 'The administrator\'s screens; uses the hash if there is no `<quiz-app>`.', 'quiz-elements' ),
		'slot-booker' => __( 'Only the booking page; it never changes the address.', 'quiz-elements' ),
	),
	'attributes' => array(
		'api-base'          => array(
			'description' => __( 'The address of the API, for example `/api`. Required once per page: the first element that has it counts.', 'quiz-elements' ),
			'default'     => '',
			'values'      => array(),
			'address'     => true,
		),
		'sign-in'           => array(
			'description' => __( 'Whether the page itself navigates to the sign-in and back, or stays and opens a window for it. In a cross-site frame always `popup`.', 'quiz-elements' ),
			'default'     => 'redirect',
			'values'      => array( 'redirect', 'popup' ),
			'address'     => false,
		),
		'frontend-url'      => array(
			'description' => __( 'The address or path of the page that the sign-in returns to. There the element reopens the screen where the sign-in began. Needed only if the API can return only to the origin and that page has no element.', 'quiz-elements' ),
			'default'     => 'the current page, or its origin',
			'values'      => array(),
			'address'     => true,
		),
		'quiz'              => array(
			'description' => __( 'The id of a quiz: this `<quiz-app>` shows only that quiz, from its card to its result.', 'quiz-elements' ),
			'default'     => '',
			'values'      => array(),
			'address'     => false,
		),
		'routing'           => array(
			'description' => __( '`hash`: a hash that is one of our routes is shown, any other belongs to the page. `prefix`: routes are appended as `#quiz/…` to the path of a page with its own hash routing (`#/course#quiz/…`). `memory`: the address never changes, and a reload starts at the home screen. `page`: the page consists of this application alone, so an unknown `#/…` is \'Page Not Found\'.', 'quiz-elements' ),
			'default'     => 'hash; memory with `quiz`',
			'values'      => array( 'hash', 'prefix', 'memory', 'page' ),
			'address'     => false,
		),
		'heading-level'     => array(
			'description' => __( 'The level of the element\'s top headings for assistive technology; lower ones follow.', 'quiz-elements' ),
			'default'     => '1; 2 with `quiz`',
			'values'      => array( '1', '2', '3', '4', '5', '6' ),
			'address'     => false,
		),
		'lang'              => array(
			'description' => __( 'The language of texts, dates and numbers, as a BCP 47 tag: `en`, `de`, `es`, `hi` or `ar`, optionally with a region, such as `en-GB`. Shared by all elements of a page; a choice in the menu takes precedence.', 'quiz-elements' ),
			'default'     => 'the language of the surrounding page, else of the browser',
			'values'      => array(),
			'address'     => false,
		),
		'brand-name'        => array(
			'description' => __( 'The product\'s short name, in the header and the welcome message.', 'quiz-elements' ),
			'default'     => 'Quiz',
			'values'      => array(),
			'address'     => false,
		),
		'brand-logo'        => array(
			'description' => __( 'The address of the header\'s logo.', 'quiz-elements' ),
			'default'     => '',
			'values'      => array(),
			'address'     => true,
		),
		'terms-url'         => array(
			'description' => __( 'The address of the terms of service, linked below the sign-in button.', 'quiz-elements' ),
			'default'     => '',
			'values'      => array(),
			'address'     => true,
		),
		'privacy-url'       => array(
			'description' => __( 'The address of the privacy policy, linked below the sign-in button.', 'quiz-elements' ),
			'default'     => '',
			'values'      => array(),
			'address'     => true,
		),
		'theme'             => array(
			'description' => __( 'Light or dark; `auto` is the page\'s `color-scheme`.', 'quiz-elements' ),
			'default'     => 'auto',
			'values'      => array( 'auto', 'light', 'dark' ),
			'address'     => false,
		),
		'image-proxy-hosts' => array(
			'description' => __( 'Hosts, separated by spaces, whose images are loaded through the API\'s proxy.', 'quiz-elements' ),
			'default'     => '',
			'values'      => array(),
			'address'     => false,
		),
		'staging-host'      => array(
			'description' => __( 'The host name on which that proxy is not used.', 'quiz-elements' ),
			'default'     => '',
			'values'      => array(),
			'address'     => false,
		),
		'debug'             => array(
			'description' => __( 'For developers of an API: the console says which answers have the wrong shape, where, and which rule of `npx quiz-elements audit` that breaks.', 'quiz-elements' ),
			'default'     => 'false',
			'values'      => array( 'false', 'true' ),
			'address'     => false,
		),
	),
);
