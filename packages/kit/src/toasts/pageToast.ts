export type ToastKind = 'success' | 'error' | 'info';

export interface PageToast {
  id: number;
  kind: ToastKind;
  message: string;
  about?: ToastTopic | undefined;
  /** When it was shown on this page, in milliseconds since 1970. */
  cameAt: number;
  /** Milliseconds it was shown on earlier pages. */
  shownFor: number;
}

/** The topic of a message that a newer one about the same topic replaces: "verified" replaces "please verify". */
export type ToastTopic = 'session' | 'email';
