package org.rubisee.schema.rows;

import java.io.InputStream;

/**
 * The rows of a part of a table as a stream, generated while it is read, one block at a time: the
 * memory in use does not depend on how much there is.
 */
public final class RowStream extends InputStream {

  private final TableRows rows;
  private final int end;
  private final RowBuffer buffer = new RowBuffer();
  private int next;
  private int position;

  /**
   * @param rows the table
   * @param from first source, a multiple of {@link TableRows#BLOCK}
   * @param end the source after the last one
   */
  public RowStream(TableRows rows, int from, int end) {
    this.rows = rows;
    this.next = from;
    this.end = end;
  }

  @Override
  public int read() {
    return fill() ? buffer.bytes()[position++] & 0xFF : -1;
  }

  @Override
  public int read(byte[] target, int offset, int wanted) {
    if (wanted == 0) {
      return 0;
    }
    if (!fill()) {
      return -1;
    }
    int size = Math.min(wanted, buffer.length() - position);
    System.arraycopy(buffer.bytes(), position, target, offset, size);
    position += size;
    return size;
  }

  /** Makes sure that a byte can be read; false at the end. */
  private boolean fill() {
    while (position == buffer.length()) {
      if (next >= end) {
        return false;
      }
      int to = Math.min(next + TableRows.BLOCK, end);
      buffer.clear();
      rows.write(next, to, buffer);
      position = 0;
      next = to;
    }
    return true;
  }
}
