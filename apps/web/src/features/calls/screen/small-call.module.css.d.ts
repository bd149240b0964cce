export declare const callSmall: string;
export declare const callSmallBar: string;
export declare const callSmallEnd: string;
export declare const callSmallVideo: string;
export declare const iconButton: string;
