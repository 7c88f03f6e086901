package org.rubisee.auction.ledger;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.rubisee.application.Case;
import org.rubisee.application.SampleData;
import org.rubisee.application.Scenarios;

/**
 * What the ledger of the auction counts. Two resources beside this class have the calls and
 * statements of RUBiS 1.4.3: {@code originals.csv} was counted in the original program, less {@code
 * create} on the homes of stateless beans, which EJB 3 does not have.
 */
public final class AuctionScenarios implements Scenarios {

  @Override
  public String application() {
    return "auction";
  }

  @Override
  public List<Case> cases(SampleData data, int turns) {
    return Cases.of(data, turns);
  }

  @Override
  public String introduction() {
    return """
        The data are 1,000 users and 800 running auctions. In the names of the cases, N is the number of
        items listed; *bids* and *qty* describe the item shown.
        """;
  }

  @Override
  public List<String> originals() {
    return lines("originals.csv");
  }

  @Override
  public List<String> deviations() {
    return lines("deviations.csv");
  }

  private static List<String> lines(String resource) {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                AuctionScenarios.class.getResourceAsStream(resource), StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
