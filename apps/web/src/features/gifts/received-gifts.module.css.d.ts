export declare const giftSwitch: string;
export declare const shelfGifts: string;
