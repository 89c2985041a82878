import './design/theme.css';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { visitQuery } from './api/queries.ts';
import { ApiError } from './api/call.ts';
import { App } from './app/App.tsx';
import { ScreenBoundary } from './design/ScreenBoundary.tsx';

/** A session may end anywhere, in another tab or by the operator: ask who we are, and the landing page follows. */
function onRefusal(error: Error) {
  if (error instanceof ApiError && error.code === 'not_authenticated') {
    void queryClient.invalidateQueries({ queryKey: visitQuery.queryKey });
  }
}

const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onRefusal }),
  mutationCache: new MutationCache({ onError: onRefusal }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // What the server refused, it refuses again; what did not reach it may succeed.
      retry: (failures, error) => failures < 2 && error instanceof ApiError && error.mayPass,
    },
  },
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    <ScreenBoundary>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </ScreenBoundary>
  </StrictMode>,
);
