import { Menu } from '@base-ui/react/menu';
import type { GameRead } from '@fireside/contract';
import { Download } from 'lucide-react';
import { buttonClass } from '../../design/Button.tsx';
import { words } from '../../words/words.ts';
import { MenuAction, MenuSheet } from '../menu/menu-parts.tsx';
import { useDownloadStory } from '../menu/use-download-story.ts';

export function DownloadStory({ game }: { game: GameRead }) {
  const saveStory = useDownloadStory(game);
  return (
    <Menu.Root>
      <Menu.Trigger className={buttonClass('secondary')}>
        <Download className="size-4" aria-hidden="true" />
        {words.ended.download}
      </Menu.Trigger>
      <MenuSheet>
        <div className="py-1.5">
          {(['md', 'html', 'json'] as const).map((format) => (
            <MenuAction key={format} onClick={() => saveStory(format)}>
              {words.ended.forms[format]}
            </MenuAction>
          ))}
        </div>
      </MenuSheet>
    </Menu.Root>
  );
}
