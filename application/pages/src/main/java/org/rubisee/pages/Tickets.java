package org.rubisee.pages;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.rubisee.logic.RejectedException;
import org.rubisee.logic.Violation;
import org.rubisee.settings.BusinessClock;
import org.rubisee.settings.SiteSettings;

/**
 * Issues and checks the tickets that allow writes. Whoever logs in gets one in the form; the write
 * is done for the ticket's user. Nothing is kept: every web node with the same key can check every
 * ticket.
 *
 * <p>A ticket is hexadecimal: purpose, user, item, other id, expiry (seconds of business time) and
 * nonce, and the first 16 bytes of their HMAC-SHA-256. Thread-safe.
 */
public final class Tickets {
  private static final String ALGORITHM = "HmacSHA256";
  private static final int CONTENT_BYTES = 1 + 3 * Integer.BYTES + 2 * Long.BYTES;
  private static final int SIGNATURE_BYTES = 16;
  private static final int MADE_UP_KEY_BYTES = 32;
  private static final HexFormat HEX = HexFormat.of();

  private final Mac signer;
  private final BusinessClock clock;
  private final long validSeconds;
  private final LongSupplier nonces;
  private final Violation invalid;

  private Tickets(
      byte[] key, BusinessClock clock, long validSeconds, LongSupplier nonces, Violation invalid) {
    this.invalid = invalid;
    this.signer = signer(key);
    this.clock = clock;
    this.validSeconds = validSeconds;
    this.nonces = nonces;
  }

  /**
   * Tickets as the deployment wants them.
   *
   * @param invalid what a request breaks whose ticket is not valid
   */
  static Tickets of(SiteSettings settings, Violation invalid) {
    SecureRandom random = new SecureRandom();
    byte[] key =
        settings.ticketKey().isEmpty()
            ? random.generateSeed(MADE_UP_KEY_BYTES)
            : settings.ticketKey().getBytes(StandardCharsets.UTF_8);
    LongSupplier nonces =
        settings.sequentialNonces() ? new AtomicLong()::incrementAndGet : random::nextLong;
    return new Tickets(key, settings.clock(), settings.ticketSeconds(), nonces, invalid);
  }

  /**
   * A checked ticket.
   *
   * @param userId whom it was issued to
   * @param nonce what makes it unique, 16 hexadecimal digits
   */
  public record Ticket(int userId, String nonce) {}

  /** A number that is given once. */
  public long nonce() {
    return nonces.getAsLong();
  }

  /** A new ticket for a user who just logged in. */
  public String issue(int userId, TicketSubject subject) {
    ByteBuffer ticket = ByteBuffer.allocate(CONTENT_BYTES + SIGNATURE_BYTES);
    ticket.put((byte) subject.purpose().ordinal());
    ticket.putInt(userId).putInt(subject.itemId()).putInt(subject.otherId());
    ticket.putLong(nowSeconds() + validSeconds).putLong(nonce());
    ticket.put(signature(ticket.array()));
    return HEX.formatHex(ticket.array());
  }

  /**
   * Checks a ticket.
   *
   * @throws RejectedException if it is forged, expired or meant for something else
   */
  public Ticket check(String text, TicketSubject subject) throws RejectedException {
    byte[] bytes = bytes(text);
    byte[] signed = Arrays.copyOfRange(bytes, CONTENT_BYTES, bytes.length);
    ByteBuffer ticket = ByteBuffer.wrap(bytes);
    boolean genuine = MessageDigest.isEqual(signature(bytes), signed);
    boolean purpose = ticket.get() == subject.purpose().ordinal();
    int userId = ticket.getInt();
    boolean item = ticket.getInt() == subject.itemId();
    boolean other = ticket.getInt() == subject.otherId();
    boolean valid = ticket.getLong() >= nowSeconds();
    if (genuine && purpose && item && other && valid) {
      return new Ticket(userId, HEX.toHexDigits(ticket.getLong()));
    }
    throw invalid();
  }

  private byte[] bytes(String text) throws RejectedException {
    if (text.length() == 2 * (CONTENT_BYTES + SIGNATURE_BYTES)) {
      try {
        return HEX.parseHex(text);
      } catch (IllegalArgumentException e) {
        // answered below, together with other lengths
      }
    }
    throw invalid();
  }

  /** What a request is answered whose ticket is not valid. */
  RejectedException invalid() {
    return new RejectedException(invalid);
  }

  private byte[] signature(byte[] ticket) {
    Mac mac = copyOf(signer);
    mac.update(ticket, 0, CONTENT_BYTES);
    return Arrays.copyOf(mac.doFinal(), SIGNATURE_BYTES);
  }

  private long nowSeconds() {
    return clock.now().toEpochSecond(ZoneOffset.UTC);
  }

  private static Mac signer(byte[] key) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(key, ALGORITHM));
      return mac;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Every Java platform has " + ALGORITHM, e);
    }
  }

  /** A Mac is not thread-safe; copying one that has its key is cheaper than making one. */
  private static Mac copyOf(Mac mac) {
    try {
      return (Mac) mac.clone();
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException(ALGORITHM + " of every Java platform can be copied", e);
    }
  }
}
