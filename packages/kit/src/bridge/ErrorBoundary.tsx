import { Component, type ReactNode } from 'react';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

interface Props {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** A failed element shows an error and a retry button; the page around it is not affected. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Failed onRetry={() => this.setState({ failed: false })} />;
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useCommonTexts();
  return (
    <Notice kind="error">
      <p>{t('error.unexpected')}</p>
      <Button onClick={onRetry}>{t('action.retry')}</Button>
    </Notice>
  );
}
