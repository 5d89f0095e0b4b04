mod printed;
