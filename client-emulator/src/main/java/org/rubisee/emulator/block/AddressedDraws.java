package org.rubisee.emulator.block;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.rubisee.emulator.client.ClientDraws;
import org.rubisee.emulator.client.Seeds;
import org.rubisee.emulator.customer.Purpose;

/**
 * Random numbers that depend only on their address: seed, generation, client, index of the
 * interaction, purpose. What is drawn for one address shifts no other draw.
 */
final class AddressedDraws implements ClientDraws {

  private final long clientSeed;
  private final SplittableRandom[] byPurpose = new SplittableRandom[Purpose.MOST];
  private long index;
  private long interactionSeed;

  /**
   * @param generation how many times the clients became new customers
   * @param client number of the client, from 1
   */
  AddressedDraws(long seed, int generation, int client) {
    clientSeed = Seeds.of(Seeds.of(seed, client), generation);
    at(0);
  }

  /**
   * From now on draws are for this interaction.
   *
   * @param newIndex counted in the client's life, from 0
   */
  void at(long newIndex) {
    index = newIndex;
    interactionSeed = Seeds.of(clientSeed, index);
    Arrays.fill(byPurpose, null);
  }

  @Override
  public void interactionEnded() {
    at(index + 1);
  }

  @Override
  public void sessionBegins() {
    // The address of a draw names no session.
  }

  @Override
  public SplittableRandom of(Purpose purpose) {
    int place = purpose.place();
    if (byPurpose[place] == null) {
      byPurpose[place] = new SplittableRandom(Seeds.of(interactionSeed, place + 1L));
    }
    return byPurpose[place];
  }
}
