<?php
/**
 * The elements and their attributes. Generated from embed/meta/elements.meta.ts by `npm run meta`.
 *
 * @package QuizElements
 */

defined( 'ABSPATH' ) || exit;

return array(
	'elements'   => array(
		'quiz-app'    => __( 'Every screen; its routes live in the page\'s hash, as `#/…`, and any other hash stays the page\'s own.', 'quiz-elements' ),
		'quiz-admin'  => __( 'The administrator\'s screens; owns the hash where no `<quiz-app>` does.', 'quiz-elements' ),
		'slot-booker' => __( 'The booking page alone; it never touches the address.', 'quiz-elements' ),
	),
	'attributes' => array(
		'api-base'          => array(
			'description' => __( 'Where the API is, for example `/api`. Required once per page: the first element that has it counts.', 'quiz-elements' ),
			'default'     => '',
			'values'      => array(),
			'address'     => true,
		),
		'sign-in'           => array(
			'description' => __( 'Whether the page itself goes to the sign-in and comes back, or stays and opens a window for it. In a frame of another site always `popup`.', 'quiz-elements' ),
			'default'     => 'redirect',
			'values'      => array( 'redirect', 'popup' ),
			'address'     => false,
		),
		'frontend-url'      => array(
			'description' => __( 'The page that the sign-in comes back to, as its address or path. There the place where the sign-in began is opened again. Needed only where the API can return to the origin alone and no element is there.', 'quiz-elements' ),
			'default'     => 'this very page, or its origin',
			'values'      => array(),
			'address'     => true,
		),
		'quiz'              => array(
			'description' => __( 'The identifier of a quiz: this `<quiz-app>` shows that one alone, from its card to its result.', 'quiz-elements' ),
			'default'     => '',
			'values'      => array(),
			'address'     => false,
		),
		'routing'           => array(
			'description' => __( '`hash`: a hash that is a route of ours is shown, any other one is the page\'s own. `prefix`: routes are written as `#quiz/…` behind the path of a page that routes by hash itself (`#/course#quiz/…`). `memory`: the address is never touched, and a reload begins at home. `page`: the page is this application alone, so an unknown `#/…` is \'Page Not Found\'.', 'quiz-elements' ),
			'default'     => 'hash; memory with `quiz`',
			'values'      => array( 'hash', 'prefix', 'memory', 'page' ),
			'address'     => false,
		),
		'heading-level'     => array(
			'description' => __( 'The level of the element\'s first headings for assistive technology; those below follow.', 'quiz-elements' ),
			'default'     => '1; 2 with `quiz`',
			'values'      => array( '1', '2', '3', '4', '5', '6' ),
			'address'     => false,
		),
		'lang'              => array(
			'description' => __( 'The language of texts, dates and numbers, as a BCP 47 tag: `en`, `de`, `es`, `hi` or `ar`, also with a region, such as `en-GB`. One for all elements of a page; the choice in the menu goes before it.', 'quiz-elements' ),
			'default'     => 'the language of what it stands in, or else of the browser',
			'values'      => array(),
			'address'     => false,
		),
		'brand-name'        => array(
			'description' => __( 'The product\'s short name, in the header and the welcome.', 'quiz-elements' ),
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
			'description' => __( 'The terms of service, linked in the notice below the sign-in button.', 'quiz-elements' ),
			'default'     => '',
			'values'      => array(),
			'address'     => true,
		),
		'privacy-url'       => array(
			'description' => __( 'The privacy policy, linked in the notice below the sign-in button.', 'quiz-elements' ),
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
			'description' => __( 'Hosts, separated by spaces, whose images go through the API\'s proxy.', 'quiz-elements' ),
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
	),
);
