import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { ShieldCheckIcon } from '../icons/shield-check.tsx';
import { Note } from '../note/note.tsx';
import { Select } from '../select/select.tsx';
import type { Story } from '../story.ts';
import { Textarea } from '../textarea/textarea.tsx';
import { useToast } from '../toast/toast-provider.tsx';
import { Dialog } from './dialog.tsx';

function Report() {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Report profile
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Report this profile"
        closeLabel="Close"
        footer={
          <>
            <Button block onClick={() => toast.show({ text: 'Report sent' })}>
              Send report
            </Button>
            <Button block variant="dangerline" onClick={close}>
              Report and block
            </Button>
          </>
        }
      >
        <div className="stack">
          <Field label="What is wrong?">
            <Select options={[{ value: 'money', label: 'Asks for money' }]} />
          </Field>
          <Field label="Tell us more" hint="Only our team reads this. The other person is not notified.">
            <Textarea />
          </Field>
          <Note tone="trust" icon={<ShieldCheckIcon />}>
            We answer within a day.
          </Note>
        </div>
      </Dialog>
    </>
  );
}

function Pay() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="gold" onClick={() => setOpen(true)}>
        Pay
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Paying" closeLabel="Close" dismissible={false}>
        <div className="stack">
          <p>Escape and the dark behind do nothing until the answer is here.</p>
          <Button block onClick={() => setOpen(false)}>
            Done
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function Long() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Long text
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="House rules"
        closeLabel="Close"
        size="md"
        footer={<Button>Agree</Button>}
      >
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>Be kind to the person on the other side; they read your words in their own language.</p>
        ))}
      </Dialog>
    </>
  );
}

export const story: Story = {
  title: 'Dialog',
  render: () => (
    <div className="row wrap">
      <Report />
      <Pay />
      <Long />
    </div>
  ),
};
