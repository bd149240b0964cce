// Deep imports: the package's root module would load every icon of the set on the server.
import ArrowDownGlyph from 'lucide-react/icons/arrow-down';
import ArrowLeftGlyph from 'lucide-react/icons/arrow-left';
import ArrowRightGlyph from 'lucide-react/icons/arrow-right';
import ArrowUpGlyph from 'lucide-react/icons/arrow-up';
import BabyGlyph from 'lucide-react/icons/baby';
import BadgeCheckGlyph from 'lucide-react/icons/badge-check';
import BanGlyph from 'lucide-react/icons/ban';
import BellGlyph from 'lucide-react/icons/bell';
import BellOffGlyph from 'lucide-react/icons/bell-off';
import BriefcaseGlyph from 'lucide-react/icons/briefcase';
import CakeGlyph from 'lucide-react/icons/cake';
import CalendarGlyph from 'lucide-react/icons/calendar';
import CameraGlyph from 'lucide-react/icons/camera';
import CheckGlyph from 'lucide-react/icons/check';
import CheckCheckGlyph from 'lucide-react/icons/check-check';
import ChevronDownGlyph from 'lucide-react/icons/chevron-down';
import ChevronLeftGlyph from 'lucide-react/icons/chevron-left';
import ChevronRightGlyph from 'lucide-react/icons/chevron-right';
import ChevronUpGlyph from 'lucide-react/icons/chevron-up';
import CircleAlertGlyph from 'lucide-react/icons/circle-alert';
import CircleCheckGlyph from 'lucide-react/icons/circle-check';
import CircleQuestionMarkGlyph from 'lucide-react/icons/circle-question-mark';
import CircleXGlyph from 'lucide-react/icons/circle-x';
import ClapperboardGlyph from 'lucide-react/icons/clapperboard';
import ClockGlyph from 'lucide-react/icons/clock';
import CoinsGlyph from 'lucide-react/icons/coins';
import CompassGlyph from 'lucide-react/icons/compass';
import CopyGlyph from 'lucide-react/icons/copy';
import CreditCardGlyph from 'lucide-react/icons/credit-card';
import CrownGlyph from 'lucide-react/icons/crown';
import DownloadGlyph from 'lucide-react/icons/download';
import EllipsisGlyph from 'lucide-react/icons/ellipsis';
import ExternalLinkGlyph from 'lucide-react/icons/external-link';
import EyeGlyph from 'lucide-react/icons/eye';
import EyeOffGlyph from 'lucide-react/icons/eye-off';
import FileLock2Glyph from 'lucide-react/icons/file-lock-2';
import FlagGlyph from 'lucide-react/icons/flag';
import FlameGlyph from 'lucide-react/icons/flame';
import Gamepad2Glyph from 'lucide-react/icons/gamepad-2';
import GiftGlyph from 'lucide-react/icons/gift';
import GlobeGlyph from 'lucide-react/icons/globe';
import GraduationCapGlyph from 'lucide-react/icons/graduation-cap';
import HandGlyph from 'lucide-react/icons/hand';
import HeartGlyph from 'lucide-react/icons/heart';
import HistoryGlyph from 'lucide-react/icons/history';
import HourglassGlyph from 'lucide-react/icons/hourglass';
import HouseGlyph from 'lucide-react/icons/house';
import IdCardGlyph from 'lucide-react/icons/id-card';
import ImageGlyph from 'lucide-react/icons/image';
import ImageOffGlyph from 'lucide-react/icons/image-off';
import ImagePlusGlyph from 'lucide-react/icons/image-plus';
import InfoGlyph from 'lucide-react/icons/info';
import KeyRoundGlyph from 'lucide-react/icons/key-round';
import KeyboardGlyph from 'lucide-react/icons/keyboard';
import LanguagesGlyph from 'lucide-react/icons/languages';
import LifeBuoyGlyph from 'lucide-react/icons/life-buoy';
import LinkGlyph from 'lucide-react/icons/link';
import LoaderPinwheelGlyph from 'lucide-react/icons/loader-pinwheel';
import LockGlyph from 'lucide-react/icons/lock';
import LockOpenGlyph from 'lucide-react/icons/lock-open';
import LogInGlyph from 'lucide-react/icons/log-in';
import LogOutGlyph from 'lucide-react/icons/log-out';
import MailGlyph from 'lucide-react/icons/mail';
import MapPinGlyph from 'lucide-react/icons/map-pin';
import MenuGlyph from 'lucide-react/icons/menu';
import MessageCircleGlyph from 'lucide-react/icons/message-circle';
import MicGlyph from 'lucide-react/icons/mic';
import MicOffGlyph from 'lucide-react/icons/mic-off';
import MinusGlyph from 'lucide-react/icons/minus';
import MonitorSmartphoneGlyph from 'lucide-react/icons/monitor-smartphone';
import MoonGlyph from 'lucide-react/icons/moon';
import PackageGlyph from 'lucide-react/icons/package';
import PaperclipGlyph from 'lucide-react/icons/paperclip';
import PauseGlyph from 'lucide-react/icons/pause';
import PenLineGlyph from 'lucide-react/icons/pen-line';
import PhoneGlyph from 'lucide-react/icons/phone';
import PhoneIncomingGlyph from 'lucide-react/icons/phone-incoming';
import PhoneMissedGlyph from 'lucide-react/icons/phone-missed';
import PhoneOffGlyph from 'lucide-react/icons/phone-off';
import PlaneGlyph from 'lucide-react/icons/plane';
import PlayGlyph from 'lucide-react/icons/play';
import PlusGlyph from 'lucide-react/icons/plus';
import QrCodeGlyph from 'lucide-react/icons/qr-code';
import ReceiptGlyph from 'lucide-react/icons/receipt';
import RefreshCwGlyph from 'lucide-react/icons/refresh-cw';
import ReplyGlyph from 'lucide-react/icons/reply';
import RotateCwGlyph from 'lucide-react/icons/rotate-cw';
import RulerGlyph from 'lucide-react/icons/ruler';
import ScaleGlyph from 'lucide-react/icons/scale';
import SearchGlyph from 'lucide-react/icons/search';
import SendGlyph from 'lucide-react/icons/send';
import SettingsGlyph from 'lucide-react/icons/settings';
import Share2Glyph from 'lucide-react/icons/share-2';
import ShieldCheckGlyph from 'lucide-react/icons/shield-check';
import ShoppingBagGlyph from 'lucide-react/icons/shopping-bag';
import SlidersHorizontalGlyph from 'lucide-react/icons/sliders-horizontal';
import SmileGlyph from 'lucide-react/icons/smile';
import SparklesGlyph from 'lucide-react/icons/sparkles';
import StarGlyph from 'lucide-react/icons/star';
import SunGlyph from 'lucide-react/icons/sun';
import SwitchCameraGlyph from 'lucide-react/icons/switch-camera';
import TargetGlyph from 'lucide-react/icons/target';
import Trash2Glyph from 'lucide-react/icons/trash-2';
import TriangleAlertGlyph from 'lucide-react/icons/triangle-alert';
import Undo2Glyph from 'lucide-react/icons/undo-2';
import UploadGlyph from 'lucide-react/icons/upload';
import UserGlyph from 'lucide-react/icons/user';
import UserCheckGlyph from 'lucide-react/icons/user-check';
import UserPlusGlyph from 'lucide-react/icons/user-plus';
import UserXGlyph from 'lucide-react/icons/user-x';
import UsersGlyph from 'lucide-react/icons/users';
import VideoGlyph from 'lucide-react/icons/video';
import VideoOffGlyph from 'lucide-react/icons/video-off';
import Volume2Glyph from 'lucide-react/icons/volume-2';
import VolumeXGlyph from 'lucide-react/icons/volume-x';
import WalletGlyph from 'lucide-react/icons/wallet';
import WifiOffGlyph from 'lucide-react/icons/wifi-off';
import XGlyph from 'lucide-react/icons/x';
import { Filled, outlined, type IconProps } from './icon-glyph.tsx';

export type { IconProps };

export const HouseIcon = /* @__PURE__ */ outlined(HouseGlyph);
export const CompassIcon = /* @__PURE__ */ outlined(CompassGlyph);
export const MessageCircleIcon = /* @__PURE__ */ outlined(MessageCircleGlyph);
export const HeartIcon = /* @__PURE__ */ outlined(HeartGlyph);
export const BellIcon = /* @__PURE__ */ outlined(BellGlyph);
export const BellOffIcon = /* @__PURE__ */ outlined(BellOffGlyph);
export const UserIcon = /* @__PURE__ */ outlined(UserGlyph);
export const UsersIcon = /* @__PURE__ */ outlined(UsersGlyph);
export const SearchIcon = /* @__PURE__ */ outlined(SearchGlyph);
export const PlusIcon = /* @__PURE__ */ outlined(PlusGlyph);
export const MinusIcon = /* @__PURE__ */ outlined(MinusGlyph);
export const CrownIcon = /* @__PURE__ */ outlined(CrownGlyph);
export const CoinsIcon = /* @__PURE__ */ outlined(CoinsGlyph);
export const MoonIcon = /* @__PURE__ */ outlined(MoonGlyph);
export const SunIcon = /* @__PURE__ */ outlined(SunGlyph);
export const SettingsIcon = /* @__PURE__ */ outlined(SettingsGlyph);
export const ImageIcon = /* @__PURE__ */ outlined(ImageGlyph);
export const ImagePlusIcon = /* @__PURE__ */ outlined(ImagePlusGlyph);
export const ImageOffIcon = /* @__PURE__ */ outlined(ImageOffGlyph);
export const VideoIcon = /* @__PURE__ */ outlined(VideoGlyph);
export const VideoOffIcon = /* @__PURE__ */ outlined(VideoOffGlyph);
export const LockIcon = /* @__PURE__ */ outlined(LockGlyph);
export const LockOpenIcon = /* @__PURE__ */ outlined(LockOpenGlyph);
export const SendIcon = /* @__PURE__ */ outlined(SendGlyph);
export const MicIcon = /* @__PURE__ */ outlined(MicGlyph);
export const MicOffIcon = /* @__PURE__ */ outlined(MicOffGlyph);
export const PhoneIcon = /* @__PURE__ */ outlined(PhoneGlyph);
export const PhoneOffIcon = /* @__PURE__ */ outlined(PhoneOffGlyph);
export const PhoneMissedIcon = /* @__PURE__ */ outlined(PhoneMissedGlyph);
export const PhoneIncomingIcon = /* @__PURE__ */ outlined(PhoneIncomingGlyph);
export const GiftIcon = /* @__PURE__ */ outlined(GiftGlyph);
export const SmileIcon = /* @__PURE__ */ outlined(SmileGlyph);
export const PaperclipIcon = /* @__PURE__ */ outlined(PaperclipGlyph);
export const CheckIcon = /* @__PURE__ */ outlined(CheckGlyph);
export const CheckCheckIcon = /* @__PURE__ */ outlined(CheckCheckGlyph);
export const LanguagesIcon = /* @__PURE__ */ outlined(LanguagesGlyph);
export const ChevronDownIcon = /* @__PURE__ */ outlined(ChevronDownGlyph);
export const ChevronUpIcon = /* @__PURE__ */ outlined(ChevronUpGlyph);
export const ChevronRightIcon = /* @__PURE__ */ outlined(ChevronRightGlyph);
export const ChevronLeftIcon = /* @__PURE__ */ outlined(ChevronLeftGlyph);
export const ArrowLeftIcon = /* @__PURE__ */ outlined(ArrowLeftGlyph);
export const ArrowRightIcon = /* @__PURE__ */ outlined(ArrowRightGlyph);
export const ArrowUpIcon = /* @__PURE__ */ outlined(ArrowUpGlyph);
export const ArrowDownIcon = /* @__PURE__ */ outlined(ArrowDownGlyph);
export const EllipsisIcon = /* @__PURE__ */ outlined(EllipsisGlyph);
export const FlagIcon = /* @__PURE__ */ outlined(FlagGlyph);
export const CloseIcon = /* @__PURE__ */ outlined(XGlyph);
export const ShieldCheckIcon = /* @__PURE__ */ outlined(ShieldCheckGlyph);
export const BadgeCheckIcon = /* @__PURE__ */ outlined(BadgeCheckGlyph);
export const EyeIcon = /* @__PURE__ */ outlined(EyeGlyph);
export const EyeOffIcon = /* @__PURE__ */ outlined(EyeOffGlyph);
export const GlobeIcon = /* @__PURE__ */ outlined(GlobeGlyph);
export const PlaneIcon = /* @__PURE__ */ outlined(PlaneGlyph);
export const ShoppingBagIcon = /* @__PURE__ */ outlined(ShoppingBagGlyph);
export const GamepadIcon = /* @__PURE__ */ outlined(Gamepad2Glyph);
export const StarIcon = /* @__PURE__ */ outlined(StarGlyph);
export const MapPinIcon = /* @__PURE__ */ outlined(MapPinGlyph);
export const ClockIcon = /* @__PURE__ */ outlined(ClockGlyph);
export const SlidersHorizontalIcon = /* @__PURE__ */ outlined(SlidersHorizontalGlyph);
export const PlayIcon = /* @__PURE__ */ outlined(PlayGlyph);
export const PauseIcon = /* @__PURE__ */ outlined(PauseGlyph);
export const VolumeIcon = /* @__PURE__ */ outlined(Volume2Glyph);
export const VolumeOffIcon = /* @__PURE__ */ outlined(VolumeXGlyph);
export const SwitchCameraIcon = /* @__PURE__ */ outlined(SwitchCameraGlyph);
export const CreditCardIcon = /* @__PURE__ */ outlined(CreditCardGlyph);
export const QrCodeIcon = /* @__PURE__ */ outlined(QrCodeGlyph);
export const WalletIcon = /* @__PURE__ */ outlined(WalletGlyph);
export const ReceiptIcon = /* @__PURE__ */ outlined(ReceiptGlyph);
export const CircleCheckIcon = /* @__PURE__ */ outlined(CircleCheckGlyph);
export const CircleAlertIcon = /* @__PURE__ */ outlined(CircleAlertGlyph);
export const CircleXIcon = /* @__PURE__ */ outlined(CircleXGlyph);
export const HelpIcon = /* @__PURE__ */ outlined(CircleQuestionMarkGlyph);
export const TriangleAlertIcon = /* @__PURE__ */ outlined(TriangleAlertGlyph);
export const InfoIcon = /* @__PURE__ */ outlined(InfoGlyph);
export const HourglassIcon = /* @__PURE__ */ outlined(HourglassGlyph);
export const TrashIcon = /* @__PURE__ */ outlined(Trash2Glyph);
export const UndoIcon = /* @__PURE__ */ outlined(Undo2Glyph);
export const RotateCwIcon = /* @__PURE__ */ outlined(RotateCwGlyph);
export const RefreshCwIcon = /* @__PURE__ */ outlined(RefreshCwGlyph);
export const PenLineIcon = /* @__PURE__ */ outlined(PenLineGlyph);
export const LogInIcon = /* @__PURE__ */ outlined(LogInGlyph);
export const LogOutIcon = /* @__PURE__ */ outlined(LogOutGlyph);
export const CakeIcon = /* @__PURE__ */ outlined(CakeGlyph);
export const CalendarIcon = /* @__PURE__ */ outlined(CalendarGlyph);
export const FlameIcon = /* @__PURE__ */ outlined(FlameGlyph);
export const SparklesIcon = /* @__PURE__ */ outlined(SparklesGlyph);
export const UserPlusIcon = /* @__PURE__ */ outlined(UserPlusGlyph);
export const UserCheckIcon = /* @__PURE__ */ outlined(UserCheckGlyph);
export const UserXIcon = /* @__PURE__ */ outlined(UserXGlyph);
export const BanIcon = /* @__PURE__ */ outlined(BanGlyph);
export const WifiOffIcon = /* @__PURE__ */ outlined(WifiOffGlyph);
export const KeyboardIcon = /* @__PURE__ */ outlined(KeyboardGlyph);
export const FileLockIcon = /* @__PURE__ */ outlined(FileLock2Glyph);
export const ClapperboardIcon = /* @__PURE__ */ outlined(ClapperboardGlyph);
export const HandIcon = /* @__PURE__ */ outlined(HandGlyph);
export const WheelIcon = /* @__PURE__ */ outlined(LoaderPinwheelGlyph);
export const ExternalLinkIcon = /* @__PURE__ */ outlined(ExternalLinkGlyph);
export const PackageIcon = /* @__PURE__ */ outlined(PackageGlyph);
export const RulerIcon = /* @__PURE__ */ outlined(RulerGlyph);
export const ScaleIcon = /* @__PURE__ */ outlined(ScaleGlyph);
export const GraduationCapIcon = /* @__PURE__ */ outlined(GraduationCapGlyph);
export const BriefcaseIcon = /* @__PURE__ */ outlined(BriefcaseGlyph);
export const BabyIcon = /* @__PURE__ */ outlined(BabyGlyph);
export const TargetIcon = /* @__PURE__ */ outlined(TargetGlyph);
export const CameraIcon = /* @__PURE__ */ outlined(CameraGlyph);
export const IdCardIcon = /* @__PURE__ */ outlined(IdCardGlyph);
export const KeyRoundIcon = /* @__PURE__ */ outlined(KeyRoundGlyph);
export const MailIcon = /* @__PURE__ */ outlined(MailGlyph);
export const HistoryIcon = /* @__PURE__ */ outlined(HistoryGlyph);
export const DownloadIcon = /* @__PURE__ */ outlined(DownloadGlyph);
export const UploadIcon = /* @__PURE__ */ outlined(UploadGlyph);
export const CopyIcon = /* @__PURE__ */ outlined(CopyGlyph);
export const LinkIcon = /* @__PURE__ */ outlined(LinkGlyph);
export const ShareIcon = /* @__PURE__ */ outlined(Share2Glyph);
export const MonitorSmartphoneIcon = /* @__PURE__ */ outlined(MonitorSmartphoneGlyph);
export const ReplyIcon = /* @__PURE__ */ outlined(ReplyGlyph);
export const MenuIcon = /* @__PURE__ */ outlined(MenuGlyph);
export const LifeBuoyIcon = /* @__PURE__ */ outlined(LifeBuoyGlyph);

const bubble =
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719';

/** Filled shapes mean a state, never decoration: liked, VIP, play, verified, favourite. */
export const HeartFilledIcon = (props: IconProps) => (
  <Filled
    {...props}
    d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5"
  />
);
export const CrownFilledIcon = (props: IconProps) => (
  <Filled
    {...props}
    d="M11.562 3.266a.5.5 0 0 1 .876 0L15.39 8.87a1 1 0 0 0 1.516.294L21.183 5.5a.5.5 0 0 1 .798.519l-2.834 10.246a1 1 0 0 1-.956.734H5.81a1 1 0 0 1-.957-.734L2.02 6.02a.5.5 0 0 1 .798-.519l4.276 3.664a1 1 0 0 0 1.516-.294zM5 21h14"
  />
);
export const MessageCircleFilledIcon = (props: IconProps) => <Filled {...props} d={bubble} />;
/** A conversation that waits for its answer: three dots in the colour of what is new. */
export const MessageDotsIcon = ({ className }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    focusable="false"
    aria-hidden="true"
    className={className ? `i i-dots ${className}` : 'i i-dots'}
  >
    <path d={bubble} stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round" />
    <path className="dots" d="M8 12h.01M12 12h.01M16 12h.01" strokeWidth="2.6" strokeLinecap="round" />
  </svg>
);
export const PlayFilledIcon = (props: IconProps) => (
  <Filled {...props} d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />
);
export const VerifiedIcon = (props: IconProps) => (
  <Filled
    {...props}
    flat
    d="M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM15.7 9.3 11 14 8.8 11.8 7.5 13.1 11 16.6 17 10.6Z"
  />
);

/** The brand mark: two leaning petals, two voices. It carries no letter, so it survives a change of name. */
export const Mark = ({ className }: { className?: string | undefined }) => (
  <svg className={className ? `mark ${className}` : 'mark'} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path className="a" d="M15 28.5C7.6 25.2 2.5 18.9 2.5 12 2.5 7.4 5.3 4 9.2 4 12.9 4 15 6.9 15 11z" />
    <path className="z" d="M17 28.5c7.4-3.3 12.5-9.6 12.5-16.5 0-4.6-2.8-8-6.7-8C19.1 4 17 6.9 17 11z" />
  </svg>
);
