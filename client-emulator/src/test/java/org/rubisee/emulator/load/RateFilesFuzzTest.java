package org.rubisee.emulator.load;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.fuzzing.FuzzTest;

/** Orders for the rate: any text is a list of changes, or is refused with its line. */
class RateFilesFuzzTest extends FuzzTest {

  private static final Path FILE = Path.of(RateFiles.ORDERS);

  RateFilesFuzzTest() {
    super("rate-orders");
  }

  @Override
  protected List<byte[]> examples() {
    return Stream.of("0.0,x1.5\n12.25,20\n", "1E7,0\n", "3,x0.000001\n4,100000\n")
        .map(text -> text.getBytes(StandardCharsets.UTF_8))
        .toList();
  }

  @Override
  protected List<String> words() {
    return List.of(",", "x", ".", "\n", "NaN", "Infinity", "1E400", "0x1p3", "-", "999999");
  }

  @Override
  protected void parse(byte[] input) throws IOException {
    for (RateChange change :
        RateFiles.parsed(FILE, new String(input, StandardCharsets.UTF_8).lines().toList())) {
      RateOrder order = change.order();
      if (!(change.fromSecond() >= 0) || !RateOrder.parse(order.toString()).equals(order)) {
        throw new IllegalStateException(change + " is not what it says");
      }
    }
  }

  @Override
  protected boolean isRefusal(Exception thrown) {
    return thrown instanceof IOException;
  }
}
