<?php
/**
 * The settings of the plugin: one option, changed by those who may manage the site.
 */

defined( 'ABSPATH' ) || exit;

const FREIGHT_OPTION = 'freight_settings';

/** All settings as texts, empty where nothing has been set. */
function freight_settings(): array {
	$none = array(
		'address'  => '',
		'script'   => '',
		'key'      => '',
		'language' => '',
		'theme'    => '',
	);
	$set  = get_option( FREIGHT_OPTION, array() );
	return array_merge( $none, is_array( $set ) ? array_intersect_key( $set, $none ) : array() );
}

/** What may be chosen, each with its label. */
function freight_choices( string $name ): array {
	if ( 'language' === $name ) {
		return array(
			''   => __( 'As the page', 'freight' ),
			'sv' => 'Svenska',
			'en' => 'English',
			'de' => 'Deutsch',
		);
	}
	return array(
		''      => __( 'As the page', 'freight' ),
		'light' => __( 'Light', 'freight' ),
		'dark'  => __( 'Dark', 'freight' ),
		'auto'  => __( 'As the visitor’s system', 'freight' ),
	);
}

function freight_register_settings(): void {
	// options.php checks the nonce and the capability of this group.
	register_setting(
		'freight',
		FREIGHT_OPTION,
		array(
			'type'              => 'object',
			'sanitize_callback' => 'freight_sanitize_settings',
			'show_in_rest'      => false,
			'default'           => array(),
		)
	);
}

/** What is kept of a form. A wrong address or key is told, and what stood there before stays. */
function freight_sanitize_settings( $given ): array {
	$before = freight_settings();
	$given  = is_array( $given ) ? $given : array();
	$text   = static function ( string $name ) use ( $given ): string {
		$value = $given[ $name ] ?? '';
		return is_string( $value ) ? trim( $value ) : '';
	};
	$kept   = array();
	foreach ( array( 'address', 'script' ) as $name ) {
		$kept[ $name ] = 'address' === $name ? freight_api_address( $text( $name ) ) : $text( $name );
		if ( '' === $kept[ $name ] || freight_is_web_address( $kept[ $name ] ) ) {
			continue;
		}
		$kept[ $name ] = $before[ $name ];
		add_settings_error( FREIGHT_OPTION, $name, __( 'An address begins with https:// and has no spaces.', 'freight' ) );
	}
	if ( freight_script_address( $kept ) !== freight_script_address( $before ) && ! freight_has_script( $kept ) ) {
		$message = __( 'There is no freight kit at %s, so nothing has been changed. Compare the address with the one the company told you.', 'freight' );
		add_settings_error( FREIGHT_OPTION, 'script', sprintf( $message, freight_script_address( $kept ) ) );
		return $before;
	}
	$kept['key'] = $text( 'key' );
	if ( ! preg_match( '/^[\w-]{0,100}$/D', $kept['key'] ) ) {
		$kept['key'] = $before['key'];
		add_settings_error( FREIGHT_OPTION, 'key', __( 'A key has letters, digits, hyphens and underscores only.', 'freight' ) );
	}
	foreach ( array( 'language', 'theme' ) as $name ) {
		$value         = $text( $name );
		$kept[ $name ] = array_key_exists( $value, freight_choices( $name ) ) ? $value : '';
	}
	return $kept;
}

/** The address of the API in what was typed: without a slash at its end, and without the script's path. */
function freight_api_address( string $typed ): string {
	return untrailingslashit( preg_replace( '~/kit/(?:[\w.-]+/)?freight\.js$~', '', $typed ) );
}

/** Whether visitors would get the kit with these settings; without an address there is nothing to ask for. */
function freight_has_script( array $settings ): bool {
	if ( '' === $settings['address'] ) {
		return true;
	}
	$answer = wp_remote_get( freight_script_address( $settings ), array( 'timeout' => 10 ) );
	$type   = wp_remote_retrieve_header( $answer, 'content-type' );
	return 200 === wp_remote_retrieve_response_code( $answer ) && is_string( $type ) && false !== strpos( $type, 'javascript' );
}

/** Written with its scheme: `//evil.example` would pass as an address as well. */
function freight_is_web_address( string $address ): bool {
	return 1 === preg_match( '~^https?://[^/\\\\]~i', $address )
		&& esc_url_raw( $address, array( 'https', 'http' ) ) === $address
		&& is_string( wp_parse_url( $address, PHP_URL_HOST ) );
}

function freight_add_settings_page(): void {
	add_options_page( __( 'Freight', 'freight' ), __( 'Freight', 'freight' ), 'manage_options', 'freight', 'freight_show_settings_page' );
}

function freight_link_to_settings( array $links ): array {
	$link = '<a href="' . esc_url( admin_url( 'options-general.php?page=freight' ) ) . '">' . esc_html__( 'Settings', 'freight' ) . '</a>';
	return array_merge( array( $link ), $links );
}

function freight_show_settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Freight', 'freight' ); ?></h1>
		<form method="post" action="options.php">
			<?php settings_fields( 'freight' ); ?>
			<table class="form-table" role="presentation">
				<?php
				freight_show_field( 'address', __( 'Address of the API', 'freight' ), __( 'As the company told you, for instance https://freight.example.com. The company also has to let in the address of this site:', 'freight' ) . ' ' . freight_site_origin() );
				freight_show_field( 'script', __( 'Address of the script', 'freight' ), __( 'Empty for the latest version; the address of a fixed version otherwise.', 'freight' ) );
				freight_show_field( 'key', __( 'Publishable key', 'freight' ), __( 'Where the company gave you one. It stands in the page for everybody to read.', 'freight' ) );
				freight_show_choice( 'language', __( 'Language', 'freight' ) );
				freight_show_choice( 'theme', __( 'Colours', 'freight' ) );
				?>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

/** What a browser calls this site when it asks other servers. */
function freight_site_origin(): string {
	$parts = wp_parse_url( home_url() );
	$port  = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
	return ( $parts['scheme'] ?? 'https' ) . '://' . ( $parts['host'] ?? '' ) . $port;
}

function freight_show_field( string $name, string $label, string $hint ): void {
	$id = 'freight-' . $name;
	printf(
		'<tr><th scope="row"><label for="%1$s">%2$s</label></th><td><input class="regular-text" type="text" id="%1$s" name="%3$s" value="%4$s" aria-describedby="%1$s-hint" /><p class="description" id="%1$s-hint">%5$s</p></td></tr>',
		esc_attr( $id ),
		esc_html( $label ),
		esc_attr( FREIGHT_OPTION . '[' . $name . ']' ),
		esc_attr( freight_settings()[ $name ] ),
		esc_html( $hint )
	);
}

function freight_show_choice( string $name, string $label ): void {
	$id = 'freight-' . $name;
	printf(
		'<tr><th scope="row"><label for="%1$s">%2$s</label></th><td><select id="%1$s" name="%3$s">',
		esc_attr( $id ),
		esc_html( $label ),
		esc_attr( FREIGHT_OPTION . '[' . $name . ']' )
	);
	foreach ( freight_choices( $name ) as $value => $text ) {
		printf(
			'<option value="%s"%s>%s</option>',
			esc_attr( $value ),
			selected( freight_settings()[ $name ], $value, false ),
			esc_html( $text )
		);
	}
	echo '</select></td></tr>';
}
