import './design/theme.css';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { visitQuery } from './api/queries.ts';
import { ApiError } from './api/call.ts';
import { App } from './app/App.tsx';
import { goAhead } from './app/go-ahead.ts';
import { ScreenBoundary } from './design/ScreenBoundary.tsx';
import { prepareForOffline } from './offline/offline.ts';
import { loadDoor } from './words/words.ts';

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
      // The service may stand on this very machine, or in a house without a way out: whether it answers is found by asking.
      networkMode: 'always',
      refetchOnReconnect: true,
      // What the server refused, it refuses again; what did not reach it may succeed.
      retry: (failures, error) => failures < 2 && error instanceof ApiError && error.mayPass,
    },
    mutations: { networkMode: 'always' },
  },
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// Who is here, what they will see and its words are asked for at once.
void queryClient.prefetchQuery(visitQuery);
goAhead();
// Should the words of a language not arrive, those of another may.
await loadDoor().catch(() => loadDoor('en'));

// In slices: on a slow phone a touch is answered while the first screen is drawn.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <ScreenBoundary>
        <QueryClientProvider client={queryClient}>
          <App />
        </QueryClientProvider>
      </ScreenBoundary>
    </StrictMode>,
  ),
);

// Whoever waits for the page comes first.
if (document.readyState === 'complete') void prepareForOffline();
else addEventListener('load', () => void prepareForOffline(), { once: true });
