import { Component, type ReactNode } from 'react';
import { retryFailedParts } from '#bridge/lazyPart.tsx';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { OutdatedPage } from '#platform/importPart.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Outdated } from './Outdated.tsx';

interface State {
  failure: { error: unknown } | undefined;
}

interface Props {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** A failed element shows an error and a retry button; the page around it is not affected. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (failure.error instanceof OutdatedPage) return <Outdated />;
    const retry = () => {
      retryFailedParts();
      this.setState({ failure: undefined });
    };
    return <Failed onRetry={retry} />;
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
