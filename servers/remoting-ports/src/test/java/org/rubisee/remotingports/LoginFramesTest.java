package org.rubisee.remotingports;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xnio.conduits.StreamSourceConduit;

class LoginFramesTest {

  private static final byte AUTH_REQUEST = 2;
  private static final byte CHANNEL_OPEN = 0x10;
  private static final int END = -1;
  private static final int LENGTH_BYTES = 4;
  private static final int MUCH = 100_000;
  private static final int INPUTS = 2_000;

  @ParameterizedTest
  @ValueSource(ints = {0x7fffffff, 0x7ffffffc, 0x20000000, LoginFrames.LONGEST + 1, 0, -1, -4})
  void endsAtALengthThatNoLoginHas(int length) throws IOException {
    LoginFrames frames = frames(ByteBuffer.allocate(9).putInt(length).put(AUTH_REQUEST).array());
    ByteBuffer into = ByteBuffer.allocate(100);

    assertThat(frames.read(into)).isEqualTo(END);
    assertThat(into.position()).isZero();
    assertThat(frames.read(new ByteBuffer[] {into}, 0, 1)).isEqualTo(END);
  }

  @ParameterizedTest
  @ValueSource(ints = {0x00, 0x03, 0x05, 0x07, 0x0f, 0xf2})
  void endsAtATypeThatNoCallerSendsBeforeItsLogin(int type) throws IOException {
    LoginFrames frames = frames(frame((byte) type, 5));

    assertThat(readAll(frames)).hasSize(LENGTH_BYTES);
    assertThat(frames.isLoggedIn()).isFalse();
  }

  @Test
  void passesALoginOneFrameAtATimeAndThenWhateverComes() throws IOException {
    byte[] login = frame(AUTH_REQUEST, LoginFrames.LONGEST);
    byte[] open = frame(CHANNEL_OPEN, 20);
    byte[] afterwards = ByteBuffer.allocate(MUCH).putInt(Integer.MAX_VALUE).array();
    LoginFrames frames = frames(joined(login, open, afterwards));
    ByteBuffer into = ByteBuffer.allocate(2 * MUCH);

    assertThat(frames.read(new ByteBuffer[] {into}, 0, 1)).isEqualTo(LENGTH_BYTES);
    assertThat(frames.read(into)).isEqualTo(LoginFrames.LONGEST);
    assertThat(frames.isLoggedIn()).isFalse();
    assertThat(frames.read(into)).isEqualTo(LENGTH_BYTES);
    assertThat(frames.read(into)).isEqualTo(20);
    assertThat(frames.isLoggedIn()).isTrue();
    assertThat(frames.read(new ByteBuffer[] {into}, 0, 1)).isEqualTo(MUCH);
    assertThat(into.flip()).isEqualTo(ByteBuffer.wrap(joined(login, open, afterwards)));
  }

  @Test
  void followsFramesThatArriveByteByByte() throws IOException {
    byte[] sent = joined(frame(AUTH_REQUEST, 3), frame(AUTH_REQUEST, 1), frame(CHANNEL_OPEN, 2));
    LoginFrames frames = frames(sent);
    ByteBuffer into = ByteBuffer.allocate(sent.length);
    for (int end = 1; end <= sent.length; end++) {
      into.limit(end);
      assertThat(frames.read(into)).isEqualTo(1);
    }

    assertThat(into.array()).isEqualTo(sent);
    assertThat(frames.isLoggedIn()).isTrue();
  }

  /** Whatever is sent, Remoting never sees a length that it could not hold. */
  @Test
  void neverPassesALengthBeyondTheLimit() throws IOException {
    Random random = new Random(20020101);
    for (int i = 0; i < INPUTS; i++) {
      byte[] input = new byte[random.nextInt(200)];
      random.nextBytes(input);
      for (int at = 0; at + LENGTH_BYTES < input.length && random.nextInt(4) > 0; ) {
        int length = 1 + random.nextInt(30);
        ByteBuffer.wrap(input, at, LENGTH_BYTES).putInt(length);
        input[at + LENGTH_BYTES] = AUTH_REQUEST;
        at += LENGTH_BYTES + length;
      }
      LoginFrames frames = frames(input);
      ByteBuffer passed = ByteBuffer.wrap(readAll(frames));
      while (!frames.isLoggedIn() && passed.remaining() >= LENGTH_BYTES) {
        int length = passed.getInt();
        assertThat(length).isBetween(1, LoginFrames.LONGEST);
        passed.position(Math.min(passed.limit(), passed.position() + length));
      }
    }
  }

  private static byte[] frame(byte type, int length) {
    return ByteBuffer.allocate(LENGTH_BYTES + length).putInt(length).put(type).array();
  }

  private static byte[] joined(byte[]... parts) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.write(part);
    }
    return all.toByteArray();
  }

  private static byte[] readAll(LoginFrames frames) throws IOException {
    ByteBuffer into = ByteBuffer.allocate(MUCH);
    while (frames.read(into) > 0) {
      assertThat(into.hasRemaining()).isTrue();
    }
    byte[] all = new byte[into.flip().remaining()];
    into.get(all);
    return all;
  }

  private static LoginFrames frames(byte[] input) {
    ReadableByteChannel channel = Channels.newChannel(new ByteArrayInputStream(input));
    return new LoginFrames(
        (StreamSourceConduit)
            Proxy.newProxyInstance(
                LoginFramesTest.class.getClassLoader(),
                new Class<?>[] {StreamSourceConduit.class},
                (proxy, method, arguments) -> read(channel, arguments)));
  }

  /** Of all methods only the two that read are called. */
  private static Object read(ReadableByteChannel channel, Object[] arguments) throws IOException {
    return arguments[0] instanceof ByteBuffer into
        ? (Object) channel.read(into)
        : (Object) (long) channel.read(((ByteBuffer[]) arguments[0])[0]);
  }
}
