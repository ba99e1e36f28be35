import type { NextConfig } from 'next';

export default { output: 'export', distDir: 'dist' } satisfies NextConfig;
