<?php
/**
 * The blocks and shortcodes: each becomes one tag of the kit.
 */

defined( 'ABSPATH' ) || exit;

/** The tags by their short names, each with what may be said about it. */
function freight_elements(): array {
	return array(
		'track' => array( 'orderId' => '' ),
		'start' => array(
			'tab'    => '',
			'inline' => true,
		),
		'send'  => array(),
		'price' => array_fill_keys( freight_goods(), '' ) + array( 'locked' => true ),
	);
}

/** What an author can give of goods, by the names of the attributes. */
function freight_goods(): array {
	return array( 'pickup', 'size', 'weight', 'sides', 'reference' );
}

function freight_register_elements(): void {
	wp_register_script(
		'freight-blocks',
		plugins_url( 'blocks.js', __DIR__ ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ),
		'1.0.0',
		true
	);
	wp_set_script_translations( 'freight-blocks', 'freight', dirname( __DIR__ ) . '/languages' );
	foreach ( array_keys( freight_elements() ) as $name ) {
		register_block_type(
			dirname( __DIR__ ) . '/blocks/' . $name,
			array(
				'render_callback' => static function ( $given ) use ( $name ): string {
					return freight_element( $name, (array) $given );
				},
			)
		);
		add_shortcode(
			'freight_' . $name,
			static function ( $given ) use ( $name ): string {
				$given = is_array( $given ) ? $given : array();
				// WordPress writes the names of attributes in lower case.
				$id = $given['order_id'] ?? $given['order-id'] ?? $given['orderid'] ?? null;
				if ( null !== $id ) {
					$given['orderId'] = $id;
				}
				return freight_element( $name, $given );
			}
		);
	}
}

/** The markup of one tag; whatever it is given comes from an author and is escaped. */
function freight_element( string $name, array $given ): string {
	$settings = freight_settings();
	if ( '' === $settings['address'] ) {
		return freight_setup_notice();
	}
	wp_enqueue_script( 'freight', freight_script_address( $settings ), array(), null, true );
	$attributes = freight_attributes( $name, $given, $settings['theme'] );
	$markup     = '<freight-' . $name;
	foreach ( $attributes as $attribute => $value ) {
		$markup .= ' ' . $attribute . ( true === $value ? '' : '="' . esc_attr( $value ) . '"' );
	}
	$markup .= ' style="display:block;min-height:' . freight_reserved_height( $name, $attributes ) . '"';
	return $markup . '>' . freight_link( $settings['address'], $attributes['order-id'] ?? '' ) . '</freight-' . $name . '>';
}

/**
 * The height a tag has with its first frame: the words below it stay where they are while the script is loading. On the
 * tag itself, because themes print the styles of a shortcode below it.
 */
function freight_reserved_height( string $name, array $attributes ): string {
	if ( 'price' === $name ) {
		return '48px';
	}
	if ( 'start' === $name ) {
		return 'send' === ( $attributes['tab'] ?? '' ) ? '448px' : '336px';
	}
	return 'send' === $name || isset( $attributes['order-id'] ) ? '100vh' : '276px';
}

/** What feeds, mails and readers without scripts see in the place of a tag. */
function freight_link( string $address, string $order_id ): string {
	if ( '' === $order_id ) {
		return '<a href="' . esc_url( $address . '/' ) . '">' . esc_html__( 'Track and send parcels', 'freight' ) . '</a>';
	}
	$page = add_query_arg( 'orderId', rawurlencode( $order_id ), $address . '/tracking' );
	return '<a href="' . esc_url( $page ) . '">' . esc_html__( 'Track this parcel', 'freight' ) . '</a>';
}

/** Attributes of a tag: texts, or true for those that only stand there. */
function freight_attributes( string $name, array $given, string $theme ): array {
	$given += freight_elements()[ $name ];
	$text   = static function ( string $key ) use ( $given ): string {
		return isset( $given[ $key ] ) && is_scalar( $given[ $key ] ) ? trim( (string) $given[ $key ] ) : '';
	};
	$is_on  = static function ( string $key ) use ( $text ): bool {
		return ! in_array( $text( $key ), array( '', '0', 'false', 'no' ), true );
	};
	$own    = $text( 'theme' );
	$theme  = '' !== $own && array_key_exists( $own, freight_choices( 'theme' ) ) ? $own : $theme;
	$all    = array(
		'order-id' => 'track' === $name ? $text( 'orderId' ) : '',
		'tab'      => 'start' === $name && in_array( $text( 'tab' ), array( 'track', 'send' ), true ) ? $text( 'tab' ) : '',
		'inline'   => 'start' === $name && $is_on( 'inline' ),
		'theme'    => $theme,
	);
	if ( 'price' === $name ) {
		$goods = array_filter( array_combine( freight_goods(), array_map( $text, freight_goods() ) ) );
		$all  += $goods + array( 'locked' => $is_on( 'locked' ) ? implode( ' ', array_keys( $goods ) ) : '' );
	}
	return array_filter( $all );
}

/** Those who write pages are told what is missing; visitors see nothing. */
function freight_setup_notice(): string {
	if ( ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	$text = esc_html__( 'Freight: the address of the API is missing. Only people who can edit see this line.', 'freight' );
	if ( ! current_user_can( 'manage_options' ) ) {
		return '<p>' . $text . '</p>';
	}
	return '<p>' . $text . ' <a href="' . esc_url( admin_url( 'options-general.php?page=freight' ) ) . '">' . esc_html__( 'Settings', 'freight' ) . '</a></p>';
}
