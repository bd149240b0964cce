import { useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Price } from '../coin/coin.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { BanIcon } from '../icons/ban.tsx';
import { EllipsisIcon } from '../icons/ellipsis.tsx';
import { FlagIcon } from '../icons/flag.tsx';
import { HeartIcon } from '../icons/heart.tsx';
import { LanguagesIcon } from '../icons/languages.tsx';
import { LogOutIcon } from '../icons/log-out.tsx';
import { PenLineIcon } from '../icons/pen-line.tsx';
import { SettingsIcon } from '../icons/settings.tsx';
import { UserPlusIcon } from '../icons/user-plus.tsx';
import { storyCast } from '../story-cast.ts';
import type { Story, StoryPhotos } from '../story.ts';
import { Menu } from './menu.tsx';
import * as storyCss from '../story.module.css';
import * as css from './menu.module.css';

function PersonMenu() {
  const [done, setDone] = useState('');
  return (
    <span className="row">
      <Menu
        label="Mei Lin"
        align="start"
        renderTrigger={(open) => (
          <IconButton {...open} label="More about Mei Lin" variant="fill" icon={<EllipsisIcon />} />
        )}
        entries={[
          { label: 'Block Mei', icon: <BanIcon />, danger: true, onSelect: () => setDone('Blocked') },
          { label: 'Private remark', icon: <PenLineIcon />, onSelect: () => setDone('Remark') },
          { label: 'Show originals', icon: <LanguagesIcon />, onSelect: () => setDone('Originals') },
          { label: 'Report', icon: <FlagIcon />, onSelect: () => setDone('Reported') },
        ]}
      />
      <span role="status">{done}</span>
    </span>
  );
}

function AccountMenu({ photos }: { photos: StoryPhotos | undefined }) {
  const { jonas } = storyCast;
  return (
    <Menu
      label="Account"
      renderTrigger={(open) => (
        <button {...open} type="button" aria-label="Account menu">
          <Avatar size={36} name={jonas.name} src={photos?.jonas} />
        </button>
      )}
      header={
        <>
          <div className={`row ${storyCss.storyAccount}`}>
            <Avatar size={56} name={jonas.name} src={photos?.jonas} />
            <span className={`grow ${css.grow}`}>
              <b>{jonas.name}</b>
              <Price label="gold" tone="gold" className="small">
                1,250
              </Price>
            </span>
            <Button size="sm" variant="gold">
              Add gold
            </Button>
          </div>
          <hr />
        </>
      }
      entries={[
        { label: 'Friends', icon: <UserPlusIcon />, href: '#friends', aside: <Badge count={2} label="2 new" /> },
        { label: 'Likes', icon: <HeartIcon />, href: '#likes', aside: <Badge count={12} label="12 new" /> },
        { label: 'Settings', icon: <SettingsIcon />, href: '#settings' },
        { label: 'Log out', icon: <LogOutIcon />, ruleAbove: true },
      ]}
    />
  );
}

export const story: Story = {
  title: 'Menu',
  render: (photos) => (
    <div className="row">
      <PersonMenu />
      <span className={`grow ${css.grow}`} />
      <AccountMenu photos={photos} />
    </div>
  ),
};
