package org.rubisee.emulator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.rubisee.emulator.load.RateOrder;

class OrdersTest {

  @Test
  void followsOrdersAndComplainsOfOthers() throws InterruptedException {
    List<RateOrder> followed = new CopyOnWriteArrayList<>();
    StringWriter complaints = new StringWriter();
    byte[] lines = "rate 7 20\nfaster\nrate 8 x2\n".getBytes(StandardCharsets.UTF_8);

    Orders.follow(new ByteArrayInputStream(lines), followed::add, new PrintWriter(complaints, true))
        .join();

    assertThat(followed).containsExactly(new RateOrder(7, false, 20), new RateOrder(8, true, 2));
    assertThat(complaints.toString()).contains("'faster' is no order");
  }
}
