package org.rubisee.container.engine;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import org.rubisee.container.CallLog;
import org.rubisee.container.Invocation;
import org.rubisee.container.Invoker;

/**
 * Passes calls by value inside one virtual machine: arguments and results are copied by
 * serialization, unless they are of the JDK's own immutable types.
 */
record CopyingInvoker(Invoker target, ClassLoader loader) implements Invoker {
  @Override
  public Object invoke(Invocation invocation) throws Exception {
    Object[] arguments = invocation.arguments();
    Object[] copies = new Object[arguments.length];
    for (int i = 0; i < arguments.length; i++) {
      copies[i] = copy(arguments[i]);
    }
    return copy(
        target.invoke(
            Invocation.of(invocation.bean(), invocation.key(), invocation.method(), copies)));
  }

  private Object copy(Object value) throws IOException, ClassNotFoundException {
    if (isImmutable(value)) {
      return value;
    }
    CallLog.copy(value);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(512);
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    try (ObjectInputStream in =
        new LoadingInputStream(new ByteArrayInputStream(bytes.toByteArray()), loader)) {
      return in.readObject();
    }
  }

  private static boolean isImmutable(Object value) {
    return value == null
        || value instanceof String
        || value instanceof Number && value.getClass().getName().startsWith("java.")
        || value instanceof java.time.LocalDateTime
        || value instanceof Boolean;
  }

  /** Finds classes where the application's are. */
  private static final class LoadingInputStream extends ObjectInputStream {
    private final ClassLoader loader;

    LoadingInputStream(InputStream in, ClassLoader loader) throws IOException {
      super(in);
      this.loader = loader;
    }

    @Override
    protected Class<?> resolveClass(ObjectStreamClass description)
        throws IOException, ClassNotFoundException {
      try {
        return Class.forName(description.getName(), false, loader);
      } catch (ClassNotFoundException e) {
        return super.resolveClass(description);
      }
    }
  }
}
