<?php
/**
 * Deleting the plugin takes its settings along, on every site of a network. Texts of pages stay as they are.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( ! is_multisite() ) {
	delete_option( 'freight_settings' );
	return;
}
foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $freight_site ) {
	delete_blog_option( $freight_site, 'freight_settings' );
}
