import PlayNow from './PlayNow.tsx';

/** The card by itself, for whoever is signed in. */
export default function PlayNowScreen() {
  return (
    <div className="mx-auto max-w-4xl">
      <PlayNow isScreen />
    </div>
  );
}
