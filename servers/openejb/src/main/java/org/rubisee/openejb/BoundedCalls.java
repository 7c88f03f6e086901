package org.rubisee.openejb;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.util.function.BooleanSupplier;
import org.apache.openejb.server.ServiceException;
import org.apache.openejb.server.ejbd.EjbServer;

/**
 * Answers calls of beans. A connection keeps a thread, and OpenEJB reads a call before it checks
 * who calls. So the bytes and the time of a connection are bounded by {@link CallerInput} until it
 * has carried a call of the web tier.
 */
final class BoundedCalls extends EjbServer {

  private final BooleanSupplier hasIdentifiedCaller;
  private final ThreadLocal<CallerInput> input = new ThreadLocal<>();

  /**
   * Bounds nothing yet.
   *
   * @param hasIdentifiedCaller whether this thread's last call came from the web tier
   */
  BoundedCalls(BooleanSupplier hasIdentifiedCaller) {
    this.hasIdentifiedCaller = hasIdentifiedCaller;
  }

  @Override
  public void service(Socket socket) throws ServiceException, IOException {
    CallerInput bounded = new CallerInput(socket, System::nanoTime);
    input.set(bounded);
    try {
      super.service(new Caller(socket, bounded));
    } finally {
      input.remove();
    }
  }

  @Override
  public void service(InputStream in, OutputStream out) throws ServiceException, IOException {
    super.service(in, out);
    if (hasIdentifiedCaller.getAsBoolean()) {
      input.get().unbound();
    }
  }

  /** Those methods of a connection that OpenEJB uses. */
  private static final class Caller extends Socket {
    private final Socket socket;
    private final InputStream bounded;

    Caller(Socket socket, InputStream bounded) {
      this.socket = socket;
      this.bounded = bounded;
    }

    @Override
    public InputStream getInputStream() {
      return bounded;
    }

    @Override
    public OutputStream getOutputStream() throws IOException {
      return socket.getOutputStream();
    }

    @Override
    public synchronized void close() throws IOException {
      socket.close();
    }
  }
}
