<?php
/**
 * The language of the plugin: the editor's in the dashboard, the site's on its pages.
 */

defined( 'ABSPATH' ) || exit;

function freight_load_language(): void {
	load_plugin_textdomain( 'freight', false, basename( dirname( __DIR__ ) ) . '/languages' );
}

/** Austria, Switzerland and formal German read the files of de_DE, which address people formally. */
function freight_language_file( $file ) {
	if ( ! is_string( $file ) || is_readable( $file ) ) {
		return $file;
	}
	return preg_replace( '~([\\\\/]freight)-de_[A-Za-z_]+~', '$1-de_DE', $file );
}
