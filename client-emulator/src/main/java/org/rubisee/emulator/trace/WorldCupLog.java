package org.rubisee.emulator.trace;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Locale;

/**
 * Reads the log of the World Cup of 1998 (Arlitt and Jin, HPL-1999-35R1): records of 20 bytes in
 * network byte order, which begin with the seconds since 1970 in UTC.
 */
final class WorldCupLog {

  private static final int RECORD_BYTES = 20;

  private WorldCupLog() {}

  static void read(InputStream in, RequestCounts counts) throws IOException {
    long number = 0;
    byte[] record = in.readNBytes(RECORD_BYTES);
    while (record.length > 0) {
      number++;
      if (record.length < RECORD_BYTES) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "record %d has %d bytes, not %d: the file is cut off, or no log of the World Cup.",
                number,
                record.length,
                RECORD_BYTES));
      }
      try {
        counts.add(Integer.toUnsignedLong(ByteBuffer.wrap(record).getInt()), 1);
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException("record " + number + ": " + e.getMessage(), e);
      }
      record = in.readNBytes(RECORD_BYTES);
    }
  }
}
