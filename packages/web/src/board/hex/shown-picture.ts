/** What can be drawn on. */
export type Canvas2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * A canvas of the page that shows a finished picture. It is drawn elsewhere and handed over: a canvas that can be drawn
 * on is copied as a whole by the browser in every frame in which anything on the page changes.
 */
export class ShownPicture {
  private readonly sheet = new OffscreenCanvas(1, 1);

  constructor(private readonly canvas: HTMLCanvasElement) {}

  /** An empty sheet of this many pixels to draw on. */
  begin(width: number, height: number): OffscreenCanvasRenderingContext2D {
    if (this.sheet.width !== width || this.sheet.height !== height) {
      this.sheet.width = width;
      this.sheet.height = height;
    }
    const ctx = this.sheet.getContext('2d')!;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    return ctx;
  }

  /** Shows what was drawn since `begin`; the sheet is empty again. */
  show(): void {
    const { sheet, canvas } = this;
    if (canvas.width !== sheet.width || canvas.height !== sheet.height) {
      canvas.width = sheet.width;
      canvas.height = sheet.height;
    }
    canvas.getContext('bitmaprenderer')!.transferFromImageBitmap(sheet.transferToImageBitmap());
  }
}
