import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import BookOpen from 'lucide-react/icons/book-open'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Coins from 'lucide-react/icons/coins'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import FileText from 'lucide-react/icons/file-text'
import Gift from 'lucide-react/icons/gift'
import HandHeart from 'lucide-react/icons/hand-heart'
import House from 'lucide-react/icons/house'
import Image from 'lucide-react/icons/image'
import Info from 'lucide-react/icons/info'
import Lock from 'lucide-react/icons/lock'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Pencil from 'lucide-react/icons/pencil'
import Phone from 'lucide-react/icons/phone'
import Plus from 'lucide-react/icons/plus'
import ReceiptText from 'lucide-react/icons/receipt-text'
import RotateCw from 'lucide-react/icons/rotate-cw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Sparkles from 'lucide-react/icons/sparkles'
import Store from 'lucide-react/icons/store'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Truck from 'lucide-react/icons/truck'
import Upload from 'lucide-react/icons/upload'
import WifiOff from 'lucide-react/icons/wifi-off'
import X from 'lucide-react/icons/x'
import { icon } from './icon.tsx'

export const AddIcon = /* @__PURE__ */ icon(Plus)
export const AlertIcon = /* @__PURE__ */ icon(CircleAlert)
export const BackIcon = /* @__PURE__ */ icon(ArrowLeft)
export const CheckIcon = /* @__PURE__ */ icon(Check)
export const ClockIcon = /* @__PURE__ */ icon(Clock)
export const CloseIcon = /* @__PURE__ */ icon(X)
export const CopyIcon = /* @__PURE__ */ icon(Copy)
export const CouponIcon = /* @__PURE__ */ icon(TicketPercent)
export const DeliveryIcon = /* @__PURE__ */ icon(Truck)
export const DonationIcon = /* @__PURE__ */ icon(HandHeart)
export const DownIcon = /* @__PURE__ */ icon(ChevronDown)
export const DownloadIcon = /* @__PURE__ */ icon(Download)
export const EditIcon = /* @__PURE__ */ icon(Pencil)
export const ExternalIcon = /* @__PURE__ */ icon(ExternalLink)
export const FileIcon = /* @__PURE__ */ icon(FileText)
export const GiftIcon = /* @__PURE__ */ icon(Gift)
export const HideIcon = /* @__PURE__ */ icon(EyeOff)
export const HomeIcon = /* @__PURE__ */ icon(House)
export const InfoIcon = /* @__PURE__ */ icon(Info)
export const LeafletIcon = /* @__PURE__ */ icon(BookOpen)
export const LockIcon = /* @__PURE__ */ icon(Lock)
export const MailIcon = /* @__PURE__ */ icon(Mail)
export const NextIcon = /* @__PURE__ */ icon(ChevronRight)
export const OfflineIcon = /* @__PURE__ */ icon(WifiOff)
export const PerkIcon = /* @__PURE__ */ icon(Sparkles)
export const PhoneIcon = /* @__PURE__ */ icon(Phone)
export const PictureIcon = /* @__PURE__ */ icon(Image)
export const PlaceIcon = /* @__PURE__ */ icon(MapPin)
export const PointsIcon = /* @__PURE__ */ icon(Coins)
export const ReceiptIcon = /* @__PURE__ */ icon(ReceiptText)
export const RemoveIcon = /* @__PURE__ */ icon(Trash2)
export const RetryIcon = /* @__PURE__ */ icon(RotateCw)
export const ShieldIcon = /* @__PURE__ */ icon(ShieldCheck)
export const ShowIcon = /* @__PURE__ */ icon(Eye)
export const SignOutIcon = /* @__PURE__ */ icon(LogOut)
export const StoreIcon = /* @__PURE__ */ icon(Store)
export const SuccessIcon = /* @__PURE__ */ icon(CircleCheck)
export const TransactionsIcon = /* @__PURE__ */ icon(ArrowLeftRight)
export const UploadIcon = /* @__PURE__ */ icon(Upload)
export const WarningIcon = /* @__PURE__ */ icon(TriangleAlert)
export const ZoomIcon = /* @__PURE__ */ icon(Maximize2)
