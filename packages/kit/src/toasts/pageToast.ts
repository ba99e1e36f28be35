export type ToastKind = 'success' | 'error' | 'info';

export interface PageToast {
  id: number;
  kind: ToastKind;
  message: string;
  about?: ToastTopic | undefined;
  /** Milliseconds since 1970 when it came to this page. */
  cameAt: number;
  /** Milliseconds it has been shown for on the pages before. */
  shownFor: number;
}

/** What a message is about, where a newer one makes an older one untrue: "verified" follows "please verify". */
export type ToastTopic = 'session' | 'email';
