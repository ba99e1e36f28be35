<?php
/**
 * Plugin Name: Freight
 * Description: Track, price and send freight on your pages: three blocks and three shortcodes of the freight kit.
 * Version: 1.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: freight
 * Domain Path: /languages
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/includes/language.php';
require_once __DIR__ . '/includes/settings.php';
require_once __DIR__ . '/includes/elements.php';
require_once __DIR__ . '/includes/script.php';

add_action( 'init', 'freight_load_language' );
add_action( 'init', 'freight_register_elements' );
add_action( 'admin_init', 'freight_register_settings' );
add_action( 'admin_menu', 'freight_add_settings_page' );
add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), 'freight_link_to_settings' );
add_filter( 'script_loader_tag', 'freight_script_tag', 10, 2 );
add_filter( 'load_textdomain_mofile', 'freight_language_file' );
add_filter( 'load_script_translation_file', 'freight_language_file' );
