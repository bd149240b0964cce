export declare const photosPage: string;
export declare const shelf: string;
export declare const shelfCount: string;
export declare const shelfOpen: string;
export declare const shelfWait: string;
