import { Button } from '../button/button.tsx';
import { WifiOffIcon } from '../icons/wifi-off.tsx';
import type { Story } from '../story.ts';
import { useToast } from './toast-provider.tsx';

const offline = <WifiOffIcon />;

function Buttons() {
  const toast = useToast();
  return (
    <div className="row wrap">
      <Button variant="line" onClick={() => toast.show({ text: 'Saved' })}>
        Save
      </Button>
      <Button
        variant="line"
        onClick={() => toast.show({ tone: 'bad', text: 'The uploaded file is too large, please do not exceed 100MB.' })}
      >
        Too large
      </Button>
      <Button
        variant="line"
        onClick={() =>
          toast.show({
            id: 'network',
            tone: 'bad',
            icon: offline,
            text: 'Network is gone. Your message is kept and goes out when you are back.',
            lasts: 'stay',
            action: { label: 'Refresh', onPress: () => toast.show({ text: 'Refreshed' }) },
          })
        }
      >
        Network gone
      </Button>
    </div>
  );
}

export const story: Story = { title: 'Toast', render: () => <Buttons /> };
