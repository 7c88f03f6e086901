package org.rubisee.schema.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class RowBufferTest {

  private final RowBuffer buffer = new RowBuffer();

  @Test
  void writesDatesBeforeAndAfter1970() {
    buffer.date(LocalDate.of(1880, 2, 29).toEpochDay());
    buffer.date(LocalDate.of(2002, 11, 4).toEpochDay());
    assertThat(text()).isEqualTo("1880-02-29\t2002-11-04\t");
  }

  @Test
  void writesTimes() {
    buffer.dateTime(LocalDateTime.of(2002, 1, 4, 9, 0, 5).toEpochSecond(ZoneOffset.UTC));
    buffer.dateTime(LocalDateTime.of(1969, 12, 31, 23, 59).toEpochSecond(ZoneOffset.UTC));
    assertThat(text()).isEqualTo("2002-01-04 09:00:05\t1969-12-31 23:59:00\t");
  }

  @Test
  void writesNumbersAmountsAndNothing() {
    buffer.number(-7).cents(1205).append("a").digits(10).separate().nothing().endRow();
    assertThat(text()).isEqualTo("-7\t12.05\ta10\t\\N\n");
  }

  private String text() {
    byte[] written = Arrays.copyOf(buffer.bytes(), buffer.length());
    return new String(written, StandardCharsets.US_ASCII);
  }
}
