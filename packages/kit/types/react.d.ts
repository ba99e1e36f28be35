// Generated from the definitions of the elements by `npm run generate`; changes are lost.

import type { HTMLAttributes, Key, Ref } from 'react';
import type {
  FreightAuthCallbackElement,
  FreightAuthCallbackProperties,
  FreightConsentElement,
  FreightConsentProperties,
  FreightLanguageElement,
  FreightLanguageProperties,
  FreightMagicLinkElement,
  FreightMagicLinkProperties,
  FreightOrderElement,
  FreightOrderNotificationElement,
  FreightOrderNotificationProperties,
  FreightOrderProperties,
  FreightOrderSuccessElement,
  FreightOrderSuccessProperties,
  FreightOrdersElement,
  FreightOrdersProperties,
  FreightProfileElement,
  FreightProfileProperties,
  FreightResetPasswordElement,
  FreightResetPasswordProperties,
  FreightSendElement,
  FreightSendProperties,
  FreightSettingsElement,
  FreightSettingsProperties,
  FreightSignInElement,
  FreightSignInProperties,
  FreightStartElement,
  FreightStartProperties,
  FreightToastsElement,
  FreightToastsProperties,
  FreightTrackElement,
  FreightTrackProperties,
  FreightUserMenuElement,
  FreightUserMenuProperties,
} from './elements.js';

type Base<Element extends HTMLElement> = HTMLAttributes<Element> & {
  ref?: Ref<Element>;
  key?: Key;
  class?: string;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The track-and-send card: track a package, or choose two addresses and send one. */
      'freight-start': Base<FreightStartElement> & Partial<FreightStartProperties> & {
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightStartElement }) => void;
        'onfreight-tab-changed'?: (event: CustomEvent<{ readonly tab: string }> & { readonly currentTarget: FreightStartElement }) => void;
        'onfreight-route-chosen'?: (event: CustomEvent<{ readonly distanceKm: number }> & { readonly currentTarget: FreightStartElement }) => void;
        'onfreight-tracking-loaded'?: (event: CustomEvent<{ readonly orderId: string; readonly status: string }> & { readonly currentTarget: FreightStartElement }) => void;
        'onfreight-tracking-failed'?: (event: CustomEvent<{ readonly message: string; readonly status: number }> & { readonly currentTarget: FreightStartElement }) => void;
        'onfreight-step-changed'?: (event: CustomEvent<{ readonly step: number }> & { readonly currentTarget: FreightStartElement }) => void;
        'onfreight-order-created'?: (event: CustomEvent<{ readonly orderId: string; readonly transportId: string; readonly price: number }> & { readonly currentTarget: FreightStartElement }) => void;
        'onfreight-wizard-left'?: (event: CustomEvent<Readonly<Record<string, never>>> & { readonly currentTarget: FreightStartElement }) => void;
        'onfreight-receipt-printed'?: (event: CustomEvent<{ readonly orderId: string }> & { readonly currentTarget: FreightStartElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly code: string; readonly message: string }> & { readonly currentTarget: FreightStartElement }) => void;
      };
      /** Asks for a package ID and shows where the package is, live. */
      'freight-track': Base<FreightTrackElement> & Partial<FreightTrackProperties> & {
        'order-id'?: string | undefined;
        'share-token'?: string | undefined;
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightTrackElement }) => void;
        'onfreight-tracking-loaded'?: (event: CustomEvent<{ readonly orderId: string; readonly status: string }> & { readonly currentTarget: FreightTrackElement }) => void;
        'onfreight-tracking-failed'?: (event: CustomEvent<{ readonly message: string; readonly status: number }> & { readonly currentTarget: FreightTrackElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly code: string; readonly message: string }> & { readonly currentTarget: FreightTrackElement }) => void;
      };
      /** The sending flow: addresses if none are chosen, five steps, order creation and the success screen. */
      'freight-send': Base<FreightSendElement> & Partial<FreightSendProperties> & {
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightSendElement }) => void;
        'onfreight-step-changed'?: (event: CustomEvent<{ readonly step: number }> & { readonly currentTarget: FreightSendElement }) => void;
        'onfreight-order-created'?: (event: CustomEvent<{ readonly orderId: string; readonly transportId: string; readonly price: number }> & { readonly currentTarget: FreightSendElement }) => void;
        'onfreight-wizard-left'?: (event: CustomEvent<Readonly<Record<string, never>>> & { readonly currentTarget: FreightSendElement }) => void;
        'onfreight-receipt-printed'?: (event: CustomEvent<{ readonly orderId: string }> & { readonly currentTarget: FreightSendElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly code: string; readonly message: string }> & { readonly currentTarget: FreightSendElement }) => void;
      };
      /** The screen after ordering: order number, live status, driver, receipt. */
      'freight-order-success': Base<FreightOrderSuccessElement> & Partial<FreightOrderSuccessProperties> & {
        'order-id'?: string | undefined;
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightOrderSuccessElement }) => void;
        'onfreight-receipt-printed'?: (event: CustomEvent<{ readonly orderId: string }> & { readonly currentTarget: FreightOrderSuccessElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly code: string; readonly message: string }> & { readonly currentTarget: FreightOrderSuccessElement }) => void;
      };
      /** The floating card that follows the active order from page to page. */
      'freight-order-notification': Base<FreightOrderNotificationElement> & Partial<FreightOrderNotificationProperties> & {
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightOrderNotificationElement }) => void;
        'onfreight-order-updated'?: (event: CustomEvent<{ readonly transportId: string; readonly status: string }> & { readonly currentTarget: FreightOrderNotificationElement }) => void;
        'onfreight-driver-assigned'?: (event: CustomEvent<{ readonly transportId: string }> & { readonly currentTarget: FreightOrderNotificationElement }) => void;
        'onfreight-location-updated'?: (event: CustomEvent<{ readonly transportId: string }> & { readonly currentTarget: FreightOrderNotificationElement }) => void;
        'onfreight-order-dismissed'?: (event: CustomEvent<{ readonly orderId: string }> & { readonly currentTarget: FreightOrderNotificationElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly code: string; readonly message: string }> & { readonly currentTarget: FreightOrderNotificationElement }) => void;
      };
      /** The signed-in customer's orders: active and delivered, by month, page by page. */
      'freight-orders': Base<FreightOrdersElement> & Partial<FreightOrdersProperties> & {
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightOrdersElement }) => void;
        'onfreight-tab-changed'?: (event: CustomEvent<{ readonly tab: string }> & { readonly currentTarget: FreightOrdersElement }) => void;
        'onfreight-orders-loaded'?: (event: CustomEvent<{ readonly tab: string; readonly page: number; readonly totalItems: number }> & { readonly currentTarget: FreightOrdersElement }) => void;
        'onfreight-orders-failed'?: (event: CustomEvent<{ readonly message: string; readonly status: number }> & { readonly currentTarget: FreightOrdersElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly code: string; readonly message: string }> & { readonly currentTarget: FreightOrdersElement }) => void;
      };
      /** One order of the signed-in customer: map, live status, driver, freight, invoice and waybill. */
      'freight-order': Base<FreightOrderElement> & Partial<FreightOrderProperties> & {
        'order-id'?: string | undefined;
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightOrderElement }) => void;
        'onfreight-order-loaded'?: (event: CustomEvent<{ readonly orderId: string; readonly status: string }> & { readonly currentTarget: FreightOrderElement }) => void;
        'onfreight-order-failed'?: (event: CustomEvent<{ readonly message: string; readonly status: number }> & { readonly currentTarget: FreightOrderElement }) => void;
        'onfreight-document-opened'?: (event: CustomEvent<{ readonly orderId: string; readonly document: string }> & { readonly currentTarget: FreightOrderElement }) => void;
        'onfreight-help-requested'?: (event: CustomEvent<{ readonly orderId: string }> & { readonly currentTarget: FreightOrderElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly code: string; readonly message: string }> & { readonly currentTarget: FreightOrderElement }) => void;
      };
      /** The login and sign-up dialogs. */
      'freight-sign-in': Base<FreightSignInElement> & Partial<FreightSignInProperties> & {
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightSignInElement }) => void;
        'onfreight-signed-in'?: (event: CustomEvent<{ readonly userId: string }> & { readonly currentTarget: FreightSignInElement }) => void;
        'onfreight-signed-up'?: (event: CustomEvent<Readonly<Record<string, never>>> & { readonly currentTarget: FreightSignInElement }) => void;
        'onfreight-sign-in-closed'?: (event: CustomEvent<Readonly<Record<string, never>>> & { readonly currentTarget: FreightSignInElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly code: string; readonly message: string }> & { readonly currentTarget: FreightSignInElement }) => void;
      };
      /** Where the link of the verification mail lands: verifies, signs in and goes home. */
      'freight-magic-link': Base<FreightMagicLinkElement> & Partial<FreightMagicLinkProperties> & {
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightMagicLinkElement }) => void;
        'onfreight-signed-in'?: (event: CustomEvent<{ readonly userId: string }> & { readonly currentTarget: FreightMagicLinkElement }) => void;
        'onfreight-verification-failed'?: (event: CustomEvent<{ readonly message: string }> & { readonly currentTarget: FreightMagicLinkElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly code: string; readonly message: string }> & { readonly currentTarget: FreightMagicLinkElement }) => void;
      };
      /** Where a social sign-in comes back to: signs in and goes home. */
      'freight-auth-callback': Base<FreightAuthCallbackElement> & Partial<FreightAuthCallbackProperties> & {
        'refresh-token'?: string | undefined;
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightAuthCallbackElement }) => void;
        'onfreight-signed-in'?: (event: CustomEvent<{ readonly userId: string }> & { readonly currentTarget: FreightAuthCallbackElement }) => void;
        'onfreight-sign-in-failed'?: (event: CustomEvent<{ readonly message: string }> & { readonly currentTarget: FreightAuthCallbackElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly code: string; readonly message: string }> & { readonly currentTarget: FreightAuthCallbackElement }) => void;
      };
      /** A new password by mail: asks for the address, or, where the link of the mail lands, for the password. */
      'freight-reset-password': Base<FreightResetPasswordElement> & Partial<FreightResetPasswordProperties> & {
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightResetPasswordElement }) => void;
        'onfreight-password-requested'?: (event: CustomEvent<Readonly<Record<string, never>>> & { readonly currentTarget: FreightResetPasswordElement }) => void;
        'onfreight-password-reset'?: (event: CustomEvent<Readonly<Record<string, never>>> & { readonly currentTarget: FreightResetPasswordElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly code: string; readonly message: string }> & { readonly currentTarget: FreightResetPasswordElement }) => void;
      };
      /** The signed-in customer's photo, name, phone and address, to look at and to change. */
      'freight-profile': Base<FreightProfileElement> & Partial<FreightProfileProperties> & {
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightProfileElement }) => void;
        'onfreight-profile-updated'?: (event: CustomEvent<Readonly<Record<string, never>>> & { readonly currentTarget: FreightProfileElement }) => void;
        'onfreight-account-deleted'?: (event: CustomEvent<Readonly<Record<string, never>>> & { readonly currentTarget: FreightProfileElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly code: string; readonly message: string }> & { readonly currentTarget: FreightProfileElement }) => void;
      };
      /** The password and the facts of the account. */
      'freight-settings': Base<FreightSettingsElement> & Partial<FreightSettingsProperties> & {
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightSettingsElement }) => void;
        'onfreight-password-changed'?: (event: CustomEvent<Readonly<Record<string, never>>> & { readonly currentTarget: FreightSettingsElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly code: string; readonly message: string }> & { readonly currentTarget: FreightSettingsElement }) => void;
      };
      /** Log in and sign up buttons, or the signed-in person's menu. */
      'freight-user-menu': Base<FreightUserMenuElement> & Partial<FreightUserMenuProperties> & {
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightUserMenuElement }) => void;
        'onfreight-signed-out'?: (event: CustomEvent<Readonly<Record<string, never>>> & { readonly currentTarget: FreightUserMenuElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly code: string; readonly message: string }> & { readonly currentTarget: FreightUserMenuElement }) => void;
      };
      /** A menu with the three languages; what is chosen counts for every element of the page. */
      'freight-language': Base<FreightLanguageElement> & Partial<FreightLanguageProperties> & {
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightLanguageElement }) => void;
        'onfreight-language-changed'?: (event: CustomEvent<{ readonly language: string }> & { readonly currentTarget: FreightLanguageElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly code: string; readonly message: string }> & { readonly currentTarget: FreightLanguageElement }) => void;
      };
      /** The cookie banner with three equally easy choices; it appears while none is stored. */
      'freight-consent': Base<FreightConsentElement> & Partial<FreightConsentProperties> & {
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightConsentElement }) => void;
        'onfreight-consent-given'?: (event: CustomEvent<{ readonly choice: string }> & { readonly currentTarget: FreightConsentElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly code: string; readonly message: string }> & { readonly currentTarget: FreightConsentElement }) => void;
      };
      /** Short messages that appear over the page and leave by themselves. */
      'freight-toasts': Base<FreightToastsElement> & Partial<FreightToastsProperties> & {
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightToastsElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly code: string; readonly message: string }> & { readonly currentTarget: FreightToastsElement }) => void;
      };
    }
  }
}
