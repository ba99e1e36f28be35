// Generated from the definitions of the elements by `npm run generate`; changes are lost.

import type { HTMLAttributes, Key, Ref } from 'react';
import type {
  FreightAuthCallbackElement,
  FreightAuthCallbackProperties,
  FreightMagicLinkElement,
  FreightMagicLinkProperties,
  FreightOrderNotificationElement,
  FreightOrderNotificationProperties,
  FreightOrderSuccessElement,
  FreightOrderSuccessProperties,
  FreightSendElement,
  FreightSendProperties,
  FreightSignInElement,
  FreightSignInProperties,
  FreightStartElement,
  FreightStartProperties,
  FreightToastsElement,
  FreightToastsProperties,
  FreightTrackElement,
  FreightTrackProperties,
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
        'onfreight-route-chosen'?: (event: CustomEvent<{ readonly pickup: string; readonly dropoff: string; readonly distanceKm: number }> & { readonly currentTarget: FreightStartElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly message: string }> & { readonly currentTarget: FreightStartElement }) => void;
      };
      /** Asks for a package ID and shows where the package is, live. */
      'freight-track': Base<FreightTrackElement> & Partial<FreightTrackProperties> & {
        'order-id'?: string | undefined;
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightTrackElement }) => void;
        'onfreight-tracking-loaded'?: (event: CustomEvent<{ readonly orderId: string; readonly status: string }> & { readonly currentTarget: FreightTrackElement }) => void;
        'onfreight-tracking-failed'?: (event: CustomEvent<{ readonly message: string; readonly status: number }> & { readonly currentTarget: FreightTrackElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly message: string }> & { readonly currentTarget: FreightTrackElement }) => void;
      };
      /** The sending flow: addresses if none are chosen, five steps, order creation and the success screen. */
      'freight-send': Base<FreightSendElement> & Partial<FreightSendProperties> & {
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightSendElement }) => void;
        'onfreight-step-changed'?: (event: CustomEvent<{ readonly step: number }> & { readonly currentTarget: FreightSendElement }) => void;
        'onfreight-order-created'?: (event: CustomEvent<{ readonly orderId: string; readonly transportId: string; readonly price: number }> & { readonly currentTarget: FreightSendElement }) => void;
        'onfreight-wizard-left'?: (event: CustomEvent<Readonly<Record<string, never>>> & { readonly currentTarget: FreightSendElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly message: string }> & { readonly currentTarget: FreightSendElement }) => void;
      };
      /** The screen after ordering: order number, live status, driver, receipt. */
      'freight-order-success': Base<FreightOrderSuccessElement> & Partial<FreightOrderSuccessProperties> & {
        'order-id'?: string | undefined;
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightOrderSuccessElement }) => void;
        'onfreight-receipt-printed'?: (event: CustomEvent<{ readonly orderId: string }> & { readonly currentTarget: FreightOrderSuccessElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly message: string }> & { readonly currentTarget: FreightOrderSuccessElement }) => void;
      };
      /** The floating card that follows the active order from page to page. */
      'freight-order-notification': Base<FreightOrderNotificationElement> & Partial<FreightOrderNotificationProperties> & {
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightOrderNotificationElement }) => void;
        'onfreight-order-updated'?: (event: CustomEvent<{ readonly transportId: string; readonly status: string; readonly message: string }> & { readonly currentTarget: FreightOrderNotificationElement }) => void;
        'onfreight-driver-assigned'?: (event: CustomEvent<{ readonly transportId: string; readonly driverName: string }> & { readonly currentTarget: FreightOrderNotificationElement }) => void;
        'onfreight-location-updated'?: (event: CustomEvent<{ readonly transportId: string; readonly lat: number; readonly lng: number }> & { readonly currentTarget: FreightOrderNotificationElement }) => void;
        'onfreight-order-dismissed'?: (event: CustomEvent<{ readonly orderId: string }> & { readonly currentTarget: FreightOrderNotificationElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly message: string }> & { readonly currentTarget: FreightOrderNotificationElement }) => void;
      };
      /** The login and sign-up dialogs. */
      'freight-sign-in': Base<FreightSignInElement> & Partial<FreightSignInProperties> & {
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightSignInElement }) => void;
        'onfreight-signed-in'?: (event: CustomEvent<{ readonly userId: string }> & { readonly currentTarget: FreightSignInElement }) => void;
        'onfreight-signed-up'?: (event: CustomEvent<{ readonly email: string }> & { readonly currentTarget: FreightSignInElement }) => void;
        'onfreight-sign-in-closed'?: (event: CustomEvent<Readonly<Record<string, never>>> & { readonly currentTarget: FreightSignInElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly message: string }> & { readonly currentTarget: FreightSignInElement }) => void;
      };
      /** Where the link of the verification mail lands: verifies, signs in and goes home. */
      'freight-magic-link': Base<FreightMagicLinkElement> & Partial<FreightMagicLinkProperties> & {
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightMagicLinkElement }) => void;
        'onfreight-signed-in'?: (event: CustomEvent<{ readonly userId: string }> & { readonly currentTarget: FreightMagicLinkElement }) => void;
        'onfreight-verification-failed'?: (event: CustomEvent<{ readonly message: string }> & { readonly currentTarget: FreightMagicLinkElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly message: string }> & { readonly currentTarget: FreightMagicLinkElement }) => void;
      };
      /** Where a social sign-in comes back to: signs in and goes home. */
      'freight-auth-callback': Base<FreightAuthCallbackElement> & Partial<FreightAuthCallbackProperties> & {
        'refresh-token'?: string | undefined;
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightAuthCallbackElement }) => void;
        'onfreight-signed-in'?: (event: CustomEvent<{ readonly userId: string }> & { readonly currentTarget: FreightAuthCallbackElement }) => void;
        'onfreight-sign-in-failed'?: (event: CustomEvent<{ readonly message: string }> & { readonly currentTarget: FreightAuthCallbackElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly message: string }> & { readonly currentTarget: FreightAuthCallbackElement }) => void;
      };
      /** Short messages that appear over the page and leave by themselves. */
      'freight-toasts': Base<FreightToastsElement> & Partial<FreightToastsProperties> & {
        'onfreight-navigate'?: (event: CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }> & { readonly currentTarget: FreightToastsElement }) => void;
        'onfreight-error'?: (event: CustomEvent<{ readonly message: string }> & { readonly currentTarget: FreightToastsElement }) => void;
      };
    }
  }
}
