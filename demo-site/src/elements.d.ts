/// <reference types="vite/client" />
import '@freight/kit/react';
