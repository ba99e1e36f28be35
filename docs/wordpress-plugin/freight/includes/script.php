<?php
/**
 * The script of the kit: a module with the settings as data attributes, on pages that have one of the tags.
 */

defined( 'ABSPATH' ) || exit;

function freight_script_address( array $settings ): string {
	return '' !== $settings['script'] ? $settings['script'] : $settings['address'] . '/kit/freight.js';
}

function freight_script_tag( string $tag, string $handle ): string {
	if ( 'freight' !== $handle ) {
		return $tag;
	}
	$settings = freight_settings();
	$data     = array(
		'data-key'      => $settings['key'],
		'data-language' => $settings['language'],
	);
	$markup   = '<script type="module" src="' . esc_url( freight_script_address( $settings ) ) . '"';
	$markup  .= ' data-api-url="' . esc_url( $settings['address'] ) . '" data-quirks="corrected"';
	foreach ( array_filter( $data ) as $name => $value ) {
		$markup .= ' ' . $name . '="' . esc_attr( $value ) . '"';
	}
	return $markup . "></script>\n";
}
