export declare const isFailed: string;
export declare const isLoading: string;
export declare const photo: string;
export declare const photoOff: string;
