import { Button } from '../../ui/button.tsx'

/** How slots are made. */
export const SlotConfigForm = ({ onClose }: { onClose: () => void }) => (
  <Button onClick={onClose}>Cancel</Button>
)
