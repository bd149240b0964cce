export declare const arrives: string;
export declare const giftMessage: string;
export declare const giftmText: string;
export declare const price: string;
