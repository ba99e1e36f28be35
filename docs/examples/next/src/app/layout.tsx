import type { ReactNode } from 'react';
import { Freight } from './Freight';

export const metadata = { title: 'Min butik', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="sv">
      <body>
        <Freight />
        {children}
      </body>
    </html>
  );
}
